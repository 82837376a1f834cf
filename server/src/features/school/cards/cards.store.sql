-- name: listWaiting
-- Those of the roster who have not chosen a password yet, with the code of the card before.
SELECT users.id, users.name, username, class_name AS class, roll_no AS "rollNo", password_hash AS "storedBefore"
FROM roster_people
JOIN users ON users.id = user_id
WHERE institute_id = $instituteId AND left_at IS NULL AND roster_people.role = $role AND has_no_password(users)
  AND ($class::text IS NULL OR lower(class_name) = lower($class))
  AND (roster_people.role = 'student' OR EXISTS (
    SELECT FROM staff
    WHERE teacher_id = user_id AND staff.institute_id = $instituteId AND staff.left_at IS NULL))
LIMIT $most;

-- name: saveCodes
UPDATE users SET password_hash = stored
FROM json_to_recordset($codes) AS code (id uuid, stored text, "storedBefore" text)
WHERE users.id = code.id AND password_hash IS NOT DISTINCT FROM "storedBefore";

-- name: findInstitute
SELECT name FROM users WHERE id = $instituteId;
