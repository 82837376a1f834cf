-- name: lockClassOfCode
-- A class is hidden while its teacher has another role.
SELECT id AS "classId"
FROM classes
WHERE code = $code AND archived_at IS NULL
  AND EXISTS (SELECT FROM users WHERE users.id = teacher_id AND role = 'teacher')
FOR NO KEY UPDATE;

-- name: findByCode
SELECT name, teacher, teacher_confirmed AS "teacherConfirmed", institute, institute_id AS "instituteId",
  institute_confirmed AS "instituteConfirmed",
  EXISTS (SELECT FROM sharing_students WHERE student_id = $studentId) AS shares
FROM classes_with_staff
WHERE code = $code;

-- name: listJoined
SELECT class_id AS "classId", name, teacher, teacher_confirmed AS "teacherConfirmed", institute,
  institute_id AS "instituteId", institute_confirmed AS "instituteConfirmed", roll_no AS "rollNo",
  agreed_institute_id IS DISTINCT FROM institute_id AS "asksAgain",
  EXISTS (SELECT FROM sharing_students WHERE sharing_students.student_id = $studentId) AS shares
FROM enrolments
JOIN classes_with_staff USING (class_id)
WHERE student_id = $studentId AND ended_at IS NULL AND ($classId::uuid IS NULL OR class_id = $classId)
ORDER BY enrolled_at, class_id;

-- name: listRollNos
SELECT student_id AS "studentId", roll_no AS "rollNo" FROM enrolments WHERE class_id = $classId AND ended_at IS NULL;

-- name: insertEnrolment
-- Leaving and joining again at the same instant continues the same enrolment.
INSERT INTO enrolments (class_id, student_id, roll_no, enrolled_at, agreed_institute_id)
VALUES ($classId, $studentId, $rollNo, $enrolledAt, $instituteId)
ON CONFLICT (class_id, student_id, enrolled_at) DO UPDATE SET ended_at = NULL, ended_by_student = false,
  by_office = false, roll_no = excluded.roll_no, agreed_institute_id = excluded.agreed_institute_id;

-- name: agreeToInstitute
-- Only to the one that is behind the class at this moment.
UPDATE enrolments SET agreed_institute_id = $instituteId
FROM classes_with_staff AS class
WHERE enrolments.class_id = $classId AND student_id = $studentId AND ended_at IS NULL
  AND class.class_id = $classId AND class.institute_id IS NOT DISTINCT FROM $instituteId::uuid;

-- name: endEnrolment
-- Leaving must also work after the clock was set back.
UPDATE enrolments SET ended_at = greatest($now, enrolled_at), ended_by_student = $byStudent
WHERE class_id = $classId AND student_id = $studentId AND ended_at IS NULL;

-- name: listMembers
SELECT student_id AS "userId", name, roll_no AS "rollNo", indian_day(enrolled_at)::text AS "enrolledOn",
  EXISTS (SELECT FROM sharing_students WHERE sharing_students.student_id = enrolments.student_id) AS shares
FROM enrolments
JOIN users ON users.id = student_id
WHERE class_id = $classId AND ended_at IS NULL
ORDER BY lower(name), student_id;

-- name: saveRollNo
UPDATE enrolments SET roll_no = $rollNo
WHERE class_id = $classId AND student_id = $studentId AND ended_at IS NULL;
