-- name: lockUser
SELECT id FROM users WHERE id = $userId FOR NO KEY UPDATE;

-- name: countClasses
SELECT count(*) AS classes FROM classes WHERE teacher_id = $teacherId AND archived_at IS NULL;

-- name: insertClass
INSERT INTO classes (id, teacher_id, name, code, created_at)
VALUES ($classId, $teacherId, $name, $code, $createdAt)
ON CONFLICT (code) DO NOTHING;

-- name: listClasses
SELECT id AS "classId", name, code, indian_day(created_at)::text AS "startedOn",
  (SELECT count(*) FROM enrolments WHERE class_id = classes.id AND ended_at IS NULL) AS students,
  (SELECT count(*) FROM enrolments
   WHERE class_id = classes.id AND ended_at IS NULL
     AND NOT EXISTS (SELECT FROM sharing_students WHERE sharing_students.student_id = enrolments.student_id)) AS waiting,
  (SELECT max(day) FROM register_days WHERE class_id = classes.id)::text AS "lastRegister"
FROM classes
WHERE teacher_id = $teacherId AND archived_at IS NULL
ORDER BY lower(name), id;

-- name: findClass
SELECT indian_day(created_at)::text AS "startedOn" FROM classes WHERE id = $classId AND archived_at IS NULL;

-- name: lockClass
SELECT indian_day(created_at)::text AS "startedOn"
FROM classes
WHERE id = $classId AND archived_at IS NULL
FOR NO KEY UPDATE;

-- name: renameClass
UPDATE classes SET name = $name WHERE id = $classId AND archived_at IS NULL;

-- name: saveCode
UPDATE classes SET code = $code
WHERE id = $classId AND NOT EXISTS (SELECT FROM classes AS other WHERE other.code = $code);

-- name: archiveClass
WITH emptied AS (
  UPDATE enrolments SET ended_at = greatest($now, enrolled_at) WHERE class_id = $classId AND ended_at IS NULL
)
UPDATE classes SET archived_at = $now WHERE id = $classId AND archived_at IS NULL;
