-- Institutes, and teachers without one, whom the operator knows. It is a name that is confirmed: whoever takes another
-- one, or another role, waits anew.
CREATE TABLE confirmations (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  role text NOT NULL CHECK (role <> 'student'),
  name text NOT NULL,
  confirmed_at timestamptz NOT NULL
);

-- By the institute, for as long as the membership lasts. Of before, whoever an institute kept among its teachers counts
-- as known to it; whether the institute is known itself, only the operator can say.
ALTER TABLE staff ADD COLUMN confirmed_at timestamptz;
UPDATE staff SET confirmed_at = joined_at WHERE left_at IS NULL;

CREATE VIEW confirmed_staff AS
WITH known AS (
  SELECT user_id, users.role
  FROM confirmations
  JOIN users ON users.id = user_id AND users.role = confirmations.role AND users.name = confirmations.name
)
SELECT user_id FROM known
UNION ALL
SELECT teacher_id
FROM staff
JOIN users AS teachers ON teachers.id = teacher_id AND teachers.role = 'teacher'
JOIN known AS institutes ON institutes.user_id = institute_id AND institutes.role = 'institute'
WHERE left_at IS NULL AND staff.confirmed_at IS NOT NULL;

-- The institute that the student was shown and agreed to share with; null where there was none. With another one that
-- comes later nothing is shared until the student has answered.
ALTER TABLE enrolments ADD COLUMN agreed_institute_id uuid REFERENCES users ON DELETE SET NULL;
CREATE INDEX enrolments_of_agreed_institute ON enrolments (agreed_institute_id);
UPDATE enrolments SET agreed_institute_id = institute_id
FROM classes
JOIN staff ON staff.teacher_id = classes.teacher_id AND left_at IS NULL
WHERE classes.id = class_id AND ended_at IS NULL;

CREATE OR REPLACE VIEW present_pupils AS
SELECT enrolments.student_id, enrolments.roll_no, enrolments.enrolled_at, classes.id AS class_id,
  classes.name AS class_name, classes.teacher_id, institutes.id AS institute_id
FROM enrolments
JOIN users AS students ON students.id = enrolments.student_id AND students.role = 'student'
JOIN classes ON classes.id = enrolments.class_id AND classes.archived_at IS NULL
JOIN users AS teachers ON teachers.id = classes.teacher_id AND teachers.role = 'teacher'
LEFT JOIN staff ON staff.teacher_id = classes.teacher_id AND staff.left_at IS NULL
  AND staff.institute_id = enrolments.agreed_institute_id
LEFT JOIN users AS institutes ON institutes.id = staff.institute_id AND institutes.role = 'institute'
WHERE enrolments.ended_at IS NULL;

CREATE OR REPLACE VIEW seen_pupils AS
SELECT viewer_id, class_id, class_name, teacher_id, student_id, roll_no
FROM seen_classes
JOIN enrolments USING (class_id)
JOIN users AS students ON students.id = enrolments.student_id AND students.role = 'student'
WHERE enrolments.ended_at IS NULL AND viewer_id IN (teacher_id, agreed_institute_id);

-- The running classes with who is behind them, as a student is shown them.
CREATE VIEW classes_with_staff AS
SELECT classes.id AS class_id, classes.name, classes.code, teachers.name AS teacher, institutes.id AS institute_id,
  institutes.name AS institute,
  EXISTS (SELECT FROM confirmed_staff WHERE user_id = teachers.id) AS teacher_confirmed,
  EXISTS (SELECT FROM confirmed_staff WHERE user_id = institutes.id) AS institute_confirmed
FROM classes
JOIN users AS teachers ON teachers.id = classes.teacher_id AND teachers.role = 'teacher'
LEFT JOIN staff ON staff.teacher_id = classes.teacher_id AND staff.left_at IS NULL
LEFT JOIN users AS institutes ON institutes.id = staff.institute_id AND institutes.role = 'institute'
WHERE classes.archived_at IS NULL;
