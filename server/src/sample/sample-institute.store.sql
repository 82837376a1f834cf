-- name: sampleDay
SELECT max(indian_day(finished_at))::text AS day
FROM attempts
JOIN users ON users.id = student_id AND is_sample
WHERE attempts.id BETWEEN $lowest AND $highest;

-- name: lockSeeding
-- Processes that start together seed once.
SELECT pg_advisory_xact_lock(hashtext('vikalp sample institute'));

-- name: saveDemoAccount
-- An account of an older database becomes part of the sample and keeps its attempts.
INSERT INTO users (id, issuer, subject, name, email, role, password_hash, is_sample, created_at)
VALUES ($id, 'vikalp', $email, $name, $email, $role, $passwordHash, true, $createdAt)
ON CONFLICT (issuer, subject) DO UPDATE
SET name = excluded.name, role = excluded.role, password_hash = excluded.password_hash, is_sample = true
RETURNING id;

-- name: deletePeople
-- With them go their attempts, classes and enrolments.
DELETE FROM users WHERE issuer = 'sample' AND is_sample;

-- name: deleteAttempts
DELETE FROM attempts WHERE student_id = $studentId AND id BETWEEN $lowest AND $highest;

-- name: deleteActivities
DELETE FROM activities WHERE id BETWEEN $lowest AND $highest;

-- name: deleteRegister
DELETE FROM register_days WHERE class_id BETWEEN $lowest AND $highest;

-- name: deleteEnrolment
DELETE FROM enrolments WHERE student_id = $studentId AND class_id BETWEEN $lowest AND $highest;

-- name: deleteStaff
DELETE FROM staff WHERE teacher_id = $teacherId;

-- name: insertPeople
-- The issuer is one that nobody can sign in with, and no sign-up can take an address away from the sample.
INSERT INTO users (id, issuer, subject, name, email, role, is_sample, created_at)
SELECT id, 'sample', email, name, email, $role, true, "createdAt"
FROM json_to_recordset($rows) AS person (id uuid, name text, email text, "createdAt" timestamptz)
ON CONFLICT (id) DO NOTHING;

-- name: saveStudents
INSERT INTO students (user_id, grade, phone, parent_contact, address, is_sample)
SELECT id, grade, phone, "parentContact", address, true
FROM json_to_recordset($rows) AS student (id uuid, grade text, phone text, "parentContact" text, address text)
ON CONFLICT (user_id) DO UPDATE
SET grade = excluded.grade, phone = excluded.phone, parent_contact = excluded.parent_contact, address = excluded.address,
  is_sample = true;

-- name: saveTeachers
INSERT INTO teachers (user_id, subject, qualification, phone, teaching_since, is_sample)
SELECT id, subject, qualification, phone, "teachingSince", true
FROM json_to_recordset($rows)
  AS teacher (id uuid, subject text, qualification text, phone text, "teachingSince" smallint)
ON CONFLICT (user_id) DO UPDATE
SET subject = excluded.subject, qualification = excluded.qualification, phone = excluded.phone,
  teaching_since = excluded.teaching_since, is_sample = true;

-- name: saveInstitute
INSERT INTO institutes (user_id, accreditation, location, established_year, is_sample)
VALUES ($id, $accreditation, $location, $establishedYear, true)
ON CONFLICT (user_id) DO UPDATE
SET accreditation = excluded.accreditation, location = excluded.location, established_year = excluded.established_year,
  is_sample = true;

-- name: insertStaff
INSERT INTO staff (teacher_id, institute_id, joined_at)
SELECT id, $instituteId, "createdAt"
FROM json_to_recordset($rows) AS teacher (id uuid, "createdAt" timestamptz);

-- name: saveClasses
-- The demo teacher's classes outlive a new seeding: somebody may have joined them.
INSERT INTO classes (id, teacher_id, name, code, created_at, is_sample)
SELECT id, "teacherId", name, code, "createdAt", true
FROM json_to_recordset($rows) AS class (id uuid, "teacherId" uuid, name text, code text, "createdAt" timestamptz)
ON CONFLICT (id) DO UPDATE SET name = excluded.name, archived_at = NULL, is_sample = true;

-- name: insertEnrolments
-- A seat is passed over when somebody who joined has its roll number by now.
INSERT INTO enrolments (class_id, student_id, roll_no, enrolled_at, is_sample)
SELECT "classId", "studentId", "rollNo", "enrolledAt", true
FROM json_to_recordset($rows)
  AS enrolment ("classId" uuid, "studentId" uuid, "rollNo" text, "enrolledAt" timestamptz)
ON CONFLICT DO NOTHING;

-- name: insertRegister
WITH taken AS (
  SELECT * FROM json_to_recordset($rows) AS taken ("classId" uuid, day date, "takenAt" timestamptz, absent uuid[])
), marked AS (
  SELECT taken."classId", taken.day, enrolments.student_id, enrolments.student_id <> ALL (taken.absent) AS is_present
  FROM taken
  JOIN enrolments ON enrolments.class_id = taken."classId" AND enrolments.ended_at IS NULL
  JOIN users ON users.id = enrolments.student_id AND users.is_sample
), days AS (
  INSERT INTO register_days (class_id, day, taken_at, marks, present, is_sample)
  SELECT "classId", day, "takenAt", count(*), count(*) FILTER (WHERE is_present), true
  FROM taken JOIN marked USING ("classId", day)
  GROUP BY "classId", day, "takenAt"
)
INSERT INTO register_marks (class_id, day, student_id, is_present)
SELECT "classId", day, student_id, is_present FROM marked;

-- name: insertActivities
INSERT INTO activities (id, institute_id, type, title, description, day, score, created_at, is_sample)
SELECT id, $instituteId, type, title, description, day, score, "createdAt", true
FROM json_to_recordset($rows) AS activity
  (id uuid, type text, title text, description text, day date, score text, "createdAt" timestamptz);

-- name: insertAttempts
-- An id is passed over when somebody has taken it, which a client may.
INSERT INTO attempts (id, student_id, exam, subject, chapters, question_ids, chosen, key, is_quick, seconds,
  duration_seconds, started_at, finished_at, submitted_at, correct, incorrect)
SELECT id, "studentId", exam, subject, chapters, "questionIds", chosen, key, "isQuick", seconds,
  "durationSeconds", "startedAt", "finishedAt", "finishedAt", correct, incorrect
FROM json_to_recordset($rows) AS attempt
  (id uuid, "studentId" uuid, exam text, subject text, chapters text[], "questionIds" text[], chosen text, key text,
  "isQuick" boolean, seconds smallint[], "durationSeconds" integer, "startedAt" timestamptz, "finishedAt" timestamptz,
  correct smallint, incorrect smallint)
ON CONFLICT (id) DO NOTHING;
