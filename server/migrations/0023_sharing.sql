-- What a student said of the own age. Of a student who is 18 nothing is kept but that it was asked; of others the first
-- day on which they are.
CREATE TABLE ages (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  -- Null while nobody was asked.
  answered_at timestamptz,
  adult_from date,
  -- In between, classes may see what the student practises: from 18 on, or since a guardian agreed. It is said once here,
  -- because every dashboard asks it of every pupil.
  shares_from timestamptz NOT NULL,
  shares_until timestamptz NOT NULL
);
CREATE INDEX ages_shared ON ages (user_id) INCLUDE (shares_from, shares_until);
-- What was shown before the question existed, to a class or as a suggestion, stays so for a month at most.
INSERT INTO ages (user_id, shares_from, shares_until)
SELECT user_id, '-infinity'::timestamptz, now() + interval '30 days'
FROM (
  SELECT student_id AS user_id FROM enrolments WHERE ended_at IS NULL
  UNION SELECT author_id FROM suggestions JOIN users ON users.id = author_id AND users.role = 'student') AS shown;

-- A question to a guardian and the answer to it. Link and code are kept as hashes; each serves once.
CREATE TABLE consents (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  method text NOT NULL CHECK (method IN ('link', 'paper')),
  -- The student, or the teacher who printed the paper.
  issued_by uuid REFERENCES users ON DELETE SET NULL,
  issued_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  code_hash bytea NOT NULL UNIQUE,
  -- What the guardian said.
  guardian text,
  relation text CHECK (relation IN ('mother', 'father', 'guardian')),
  contact text,
  text_version text,
  given_at timestamptz,
  withdrawal_hash bytea UNIQUE,
  withdrawn_at timestamptz CHECK (withdrawn_at >= given_at),
  withdrawn_by text CHECK (withdrawn_by IN ('student', 'guardian')),
  CHECK (given_at IS NULL OR num_nulls(guardian, relation, contact, text_version, withdrawal_hash) = 0),
  CHECK ((withdrawn_at IS NULL) = (withdrawn_by IS NULL))
);
CREATE INDEX consents_of_user ON consents (user_id);
CREATE INDEX consents_by_issuer ON consents (issued_by);
CREATE UNIQUE INDEX consents_standing ON consents (user_id) WHERE given_at IS NOT NULL AND withdrawn_at IS NULL;

-- The students whose class may see what they practise.
CREATE VIEW sharing_students AS
SELECT user_id AS student_id FROM ages WHERE shares_from <= now() AND shares_until > now();

CREATE OR REPLACE VIEW present_pupils AS
SELECT enrolments.student_id, enrolments.roll_no, enrolments.enrolled_at, classes.id AS class_id,
  classes.name AS class_name, classes.teacher_id, institutes.id AS institute_id
FROM enrolments
JOIN users AS students ON students.id = enrolments.student_id AND students.role = 'student'
JOIN sharing_students ON sharing_students.student_id = enrolments.student_id
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
JOIN sharing_students USING (student_id)
WHERE ended_at IS NULL AND viewer_id IN (teacher_id, agreed_institute_id)
  AND NOT EXISTS (SELECT FROM users WHERE users.id = student_id AND users.role <> 'student');
