-- name: listWaiting
-- Those of the roster who have not chosen a password yet.
SELECT users.id, users.name, username, class_name AS class, roll_no AS "rollNo"
FROM roster_people
JOIN users ON users.id = user_id AND users.role = $role
WHERE institute_id = $instituteId AND left_at IS NULL
  AND (password_hash IS NULL OR starts_with(password_hash, 'once$'))
  AND ($class::text IS NULL OR lower(class_name) = lower($class))
  AND (users.role = 'student' OR EXISTS (
    SELECT FROM staff
    WHERE teacher_id = user_id AND staff.institute_id = $instituteId AND staff.left_at IS NULL))
ORDER BY lower(class_name), lower(users.name), users.id;

-- name: saveCodes
UPDATE users SET password_hash = stored
FROM json_to_recordset($codes) AS code (id uuid, stored text)
WHERE users.id = code.id AND (password_hash IS NULL OR starts_with(password_hash, 'once$'));

-- name: findInstitute
SELECT name FROM users WHERE id = $instituteId;
