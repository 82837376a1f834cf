-- name: isTaken
SELECT class_id FROM register_days WHERE class_id = $classId AND day = $day;

-- name: listPresence
-- The students who joined on this day or before, and left after it or not at all. Those whom an office put there are of
-- the teacher's past only while the teacher is the institute's.
SELECT enrolments.student_id AS "userId", name, roll_no AS "rollNo", coalesce(is_present, true) AS present
FROM enrolments
JOIN users ON users.id = enrolments.student_id
LEFT JOIN register_marks AS marks
  ON marks.class_id = enrolments.class_id AND marks.day = $day::date AND marks.student_id = enrolments.student_id
WHERE enrolments.class_id = $classId AND indian_day(enrolled_at) <= $day
  AND (ended_at IS NULL OR indian_day(ended_at) > $day)
  AND (NOT by_office OR EXISTS (
    SELECT FROM staff JOIN classes ON classes.teacher_id = staff.teacher_id
    WHERE classes.id = enrolments.class_id AND staff.institute_id = agreed_institute_id AND left_at IS NULL
      AND confirmed_at IS NOT NULL))
ORDER BY lower(name), users.id;

-- name: forgetDay
DELETE FROM register_days WHERE class_id = $classId AND day = $day;

-- name: insertDay
WITH marked AS (
  SELECT student_id, student_id <> ALL ($absent::uuid[]) AS is_present FROM unnest($students::uuid[]) AS student_id
), taken AS (
  INSERT INTO register_days (class_id, day, taken_at, marks, present)
  SELECT $classId, $day, $takenAt, count(*), count(*) FILTER (WHERE is_present) FROM marked
)
INSERT INTO register_marks (class_id, day, student_id, is_present)
SELECT $classId, $day, student_id, is_present FROM marked;
