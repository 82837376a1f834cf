-- name: sampleDay
SELECT max(indian_day(finished_at))::text AS day FROM attempts;

-- name: insertAccount
INSERT INTO users (id, issuer, subject, name, email, role, password_hash, created_at, email_verified_at)
VALUES ($id, 'vikalp', $email, $name, $email, $role, $passwordHash, $createdAt, $createdAt);

-- name: insertPeople
-- The issuer is one that nobody can sign in with. The demo accounts are there already.
INSERT INTO users (id, issuer, subject, name, email, role, created_at)
SELECT id, 'sample', email, name, email, $role, "createdAt"
FROM json_to_recordset($rows) AS person (id uuid, name text, email text, "createdAt" timestamptz)
ON CONFLICT (id) DO NOTHING;

-- name: insertStudents
INSERT INTO students (user_id, grade, phone, parent_contact, address)
SELECT id, grade, phone, "parentContact", address
FROM json_to_recordset($rows) AS student (id uuid, grade text, phone text, "parentContact" text, address text);

-- name: insertAges
-- The fictional students share with their classes, so they have said that they are 18.
INSERT INTO ages (user_id, answered_at, shares_from, shares_until)
SELECT id, "createdAt", '-infinity', 'infinity' FROM json_to_recordset($rows) AS student (id uuid, "createdAt" timestamptz);

-- name: insertTeachers
INSERT INTO teachers (user_id, subject, qualification, phone, teaching_since)
SELECT id, subject, qualification, phone, "teachingSince"
FROM json_to_recordset($rows)
  AS teacher (id uuid, subject text, qualification text, phone text, "teachingSince" smallint);

-- name: insertInstitute
INSERT INTO institutes (user_id, accreditation, location, established_year)
VALUES ($id, $accreditation, $location, $establishedYear);

-- name: insertStaff
INSERT INTO staff (teacher_id, institute_id, joined_at, confirmed_at)
SELECT id, $instituteId, "createdAt", "createdAt"
FROM json_to_recordset($rows) AS teacher (id uuid, "createdAt" timestamptz);

-- name: confirmInstitute
INSERT INTO confirmations (user_id, role, name, confirmed_at)
SELECT id, role, name, created_at FROM users WHERE role = 'institute';

-- name: insertClasses
INSERT INTO classes (id, teacher_id, name, code, created_at)
SELECT id, "teacherId", name, code, "createdAt"
FROM json_to_recordset($rows) AS class (id uuid, "teacherId" uuid, name text, code text, "createdAt" timestamptz);

-- name: insertEnrolments
INSERT INTO enrolments (class_id, student_id, roll_no, enrolled_at, agreed_institute_id)
SELECT "classId", "studentId", "rollNo", "enrolledAt", $instituteId
FROM json_to_recordset($rows)
  AS enrolment ("classId" uuid, "studentId" uuid, "rollNo" text, "enrolledAt" timestamptz);

-- name: insertRegister
WITH taken AS (
  SELECT * FROM json_to_recordset($rows) AS taken ("classId" uuid, day date, "takenAt" timestamptz, absent uuid[])
), marked AS (
  SELECT taken."classId", taken.day, enrolments.student_id, enrolments.student_id <> ALL (taken.absent) AS is_present
  FROM taken
  JOIN enrolments ON enrolments.class_id = taken."classId"
), days AS (
  INSERT INTO register_days (class_id, day, taken_at, marks, present)
  SELECT "classId", day, "takenAt", count(*), count(*) FILTER (WHERE is_present)
  FROM taken JOIN marked USING ("classId", day)
  GROUP BY "classId", day, "takenAt"
)
INSERT INTO register_marks (class_id, day, student_id, is_present)
SELECT "classId", day, student_id, is_present FROM marked;

-- name: insertActivities
INSERT INTO activities (id, institute_id, type, title, description, day, score, created_at)
SELECT id, $instituteId, type, title, description, day, score, "createdAt"
FROM json_to_recordset($rows) AS activity
  (id uuid, type text, title text, description text, day date, score text, "createdAt" timestamptz);

-- name: insertAttempts
INSERT INTO attempts (id, student_id, exam, subject, chapters, question_ids, chosen, key, is_quick, seconds,
  duration_seconds, started_at, finished_at, submitted_at, correct, incorrect)
SELECT id, "studentId", exam, subject, chapters, "questionIds", chosen, key, "isQuick", seconds,
  "durationSeconds", "startedAt", "finishedAt", "finishedAt", correct, incorrect
FROM json_to_recordset($rows) AS attempt
  (id uuid, "studentId" uuid, exam text, subject text, chapters text[], "questionIds" text[], chosen text, key text,
  "isQuick" boolean, seconds smallint[], "durationSeconds" integer, "startedAt" timestamptz, "finishedAt" timestamptz,
  correct smallint, incorrect smallint);

-- name: insertGoal
INSERT INTO goals (student_id, exams, weekday_minutes, weekend_minutes, rest_days)
VALUES ($studentId, json_build_array(json_build_object('exam', $exam::text, 'on', $examOn::text)), 45, 90, '{}');

-- name: markPractised
-- What is believed of them is made of their answers when somebody looks.
INSERT INTO learners (student_id, version, is_stale)
SELECT DISTINCT student_id, 0, true FROM attempts WHERE submitted_at IS NOT NULL
ON CONFLICT DO NOTHING;

-- name: analyse
-- New tables have no statistics yet.
ANALYZE users, enrolments, register_days, register_marks, attempts, student_totals, student_periods, student_subjects,
  student_topics, student_chapters, learners;
