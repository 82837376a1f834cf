-- The name as the institute's office spells it: its next file finds the person by it, who may have corrected the account's.
-- And the role, for a student and a teacher may have one number.
ALTER TABLE roster_people ADD COLUMN name text, ADD COLUMN role text;
UPDATE roster_people SET name = users.name, role = users.role FROM users WHERE users.id = user_id;
ALTER TABLE roster_people ALTER COLUMN name SET NOT NULL, ALTER COLUMN role SET NOT NULL;
DROP INDEX roster_people_admission_no;
CREATE UNIQUE INDEX roster_people_admission_no ON roster_people (institute_id, role, lower(admission_no));

-- Whoever has a username of an institute, on its roster or no longer on any.
CREATE INDEX users_handle ON users (split_part(username, '@', 2)) WHERE username IS NOT NULL;

-- Somebody of a roster who has not chosen a password: without any, or with the one-time code of a card (record 0037).
CREATE FUNCTION has_no_password(person users) RETURNS boolean
LANGUAGE sql STABLE
RETURN person.password_hash IS NULL OR starts_with(person.password_hash, 'once$');

-- The classes that an institute fills from its roster. Whom it has not confirmed may only have typed the code of its
-- invitation, and a class of any name would get the students of the roster.
CREATE VIEW roster_classes AS
SELECT staff.institute_id, classes.id AS class_id, classes.name AS class_name, classes.teacher_id
FROM staff
JOIN users AS teachers ON teachers.id = staff.teacher_id AND teachers.role = 'teacher'
JOIN classes ON classes.teacher_id = staff.teacher_id AND archived_at IS NULL
WHERE staff.left_at IS NULL AND confirmed_at IS NOT NULL;

-- Which students of a roster belong into which of these classes, and whether they are in it.
CREATE VIEW roster_places AS
SELECT roster_classes.institute_id, user_id, class_id, roll_no,
  EXISTS (
    SELECT FROM enrolments
    WHERE enrolments.class_id = roster_classes.class_id AND student_id = user_id AND ended_at IS NULL) AS is_enrolled
FROM roster_people
JOIN roster_classes ON roster_classes.institute_id = roster_people.institute_id
  AND lower(roster_classes.class_name) = lower(roster_people.class_name)
WHERE role = 'student' AND left_at IS NULL;
