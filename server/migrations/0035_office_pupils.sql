-- Who was put into a class by the office, not by their own tap, leaves it with the teacher's place at the institute.
ALTER TABLE enrolments ADD by_office boolean NOT NULL DEFAULT false;

UPDATE enrolments SET by_office = true
FROM roster_people, classes
WHERE roster_people.user_id = student_id AND roster_people.institute_id = agreed_institute_id AND classes.id = class_id
  AND lower(classes.name) = lower(roster_people.class_name);

-- Those whose teacher has gone already.
UPDATE enrolments SET ended_at = greatest(now(), enrolled_at)
FROM classes
WHERE by_office AND ended_at IS NULL AND classes.id = class_id
  AND NOT EXISTS (
    SELECT FROM staff
    WHERE staff.teacher_id = classes.teacher_id AND staff.institute_id = agreed_institute_id AND left_at IS NULL
      AND confirmed_at IS NOT NULL);
