-- Who left by themselves is not put back by a file of the institute's.
ALTER TABLE enrolments ADD COLUMN ended_by_student boolean NOT NULL DEFAULT false;
ALTER TABLE staff ADD COLUMN ended_by_teacher boolean NOT NULL DEFAULT false;

-- A student who left a class keeps away from its teacher, also when the year begins anew, until the student joins one again.
CREATE OR REPLACE VIEW roster_places AS
SELECT roster_classes.institute_id, user_id, class_id, roll_no,
  EXISTS (
    SELECT FROM enrolments
    WHERE enrolments.class_id = roster_classes.class_id AND student_id = user_id AND ended_at IS NULL) AS is_enrolled,
  EXISTS (
    SELECT FROM enrolments AS ended
    JOIN classes ON classes.id = ended.class_id AND classes.teacher_id = roster_classes.teacher_id
    WHERE ended.student_id = user_id AND ended_by_student AND NOT EXISTS (
      SELECT FROM enrolments AS later
      JOIN classes AS others ON others.id = later.class_id AND others.teacher_id = roster_classes.teacher_id
      WHERE later.student_id = user_id AND later.enrolled_at > ended.ended_at)) AS keeps_away
FROM roster_people
JOIN roster_classes ON roster_classes.institute_id = roster_people.institute_id
  AND lower(roster_classes.class_name) = lower(roster_people.class_name)
WHERE role = 'student' AND left_at IS NULL;
