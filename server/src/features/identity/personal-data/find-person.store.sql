-- name: findPeople
-- The email of a roster is nobody's proof, and may stand at two accounts.
SELECT id, name, role FROM users
WHERE id = $id OR username = $name OR lower(email) = $name
ORDER BY id;
