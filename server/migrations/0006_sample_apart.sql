-- The sample institute lives in schemas of its own, with these same tables. Its people leave those of the people who
-- signed up, and with them goes all that was theirs: a real student is no longer in a class of theirs, a real teacher no
-- longer at their institute. Where they had come into a real class, its register counts them no more.
UPDATE register_days
SET marks = register_days.marks - gone.marks, present = register_days.present - gone.present
FROM (
  SELECT class_id, day, count(*) AS marks, count(*) FILTER (WHERE is_present) AS present
  FROM register_marks
  JOIN users ON users.id = student_id AND users.is_sample
  GROUP BY class_id, day
) AS gone
WHERE register_days.class_id = gone.class_id AND register_days.day = gone.day;
DELETE FROM register_days WHERE marks = 0;
DELETE FROM users WHERE is_sample;

DROP VIEW seen_pupils, seen_classes, present_pupils;
ALTER TABLE users DROP COLUMN is_sample;
ALTER TABLE students DROP COLUMN is_sample;
ALTER TABLE teachers DROP COLUMN is_sample;
ALTER TABLE institutes DROP COLUMN is_sample;
ALTER TABLE classes DROP COLUMN is_sample;
ALTER TABLE enrolments DROP COLUMN is_sample;
ALTER TABLE register_days DROP COLUMN is_sample;
ALTER TABLE activities DROP COLUMN is_sample;

-- Who is taught by whom at this moment, and at which institute: the ground of every right of a teacher or institute. An
-- identity provider may give somebody another role: what depended on the old one counts again when it is given back.
CREATE VIEW present_pupils AS
SELECT enrolments.student_id, enrolments.roll_no, enrolments.enrolled_at, classes.id AS class_id,
  classes.name AS class_name, classes.teacher_id, institutes.id AS institute_id
FROM enrolments
JOIN users AS students ON students.id = enrolments.student_id AND students.role = 'student'
JOIN classes ON classes.id = enrolments.class_id AND classes.archived_at IS NULL
JOIN users AS teachers ON teachers.id = classes.teacher_id AND teachers.role = 'teacher'
LEFT JOIN staff ON staff.teacher_id = classes.teacher_id AND staff.left_at IS NULL
LEFT JOIN users AS institutes ON institutes.id = staff.institute_id AND institutes.role = 'institute'
WHERE enrolments.ended_at IS NULL;

-- The running classes by who may look, so that one statement serves a teacher and an institute.
CREATE VIEW seen_classes AS
SELECT viewer_id, class_id, class_name, teacher_id
FROM (
  SELECT teacher_id AS viewer_id, id AS class_id, name AS class_name, teacher_id
  FROM classes
  WHERE archived_at IS NULL
  UNION ALL
  SELECT staff.institute_id, classes.id, classes.name, classes.teacher_id
  FROM staff
  JOIN users AS institutes ON institutes.id = staff.institute_id AND institutes.role = 'institute'
  JOIN classes ON classes.teacher_id = staff.teacher_id AND classes.archived_at IS NULL
  WHERE staff.left_at IS NULL
) AS seen
JOIN users AS teachers ON teachers.id = seen.teacher_id AND teachers.role = 'teacher';

CREATE VIEW seen_pupils AS
SELECT viewer_id, class_id, class_name, teacher_id, student_id, roll_no
FROM seen_classes
JOIN enrolments USING (class_id)
JOIN users AS students ON students.id = enrolments.student_id AND students.role = 'student'
WHERE enrolments.ended_at IS NULL;
