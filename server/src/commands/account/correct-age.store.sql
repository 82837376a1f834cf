-- name: findStudents
-- The email of a roster is nobody's proof, and may stand at two accounts.
SELECT id, name FROM users
WHERE role = 'student' AND (lower(email) = lower($who) OR username = lower($who) OR id::text = lower($who))
ORDER BY id;
