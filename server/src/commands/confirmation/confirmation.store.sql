-- name: listWaiting
-- An institute that nobody confirmed; a teacher whom nobody confirmed and no institute can.
SELECT users.id, users.name, users.email, known_email(users) IS NOT NULL AS "isEmailKnown", users.created_at AS "createdAt"
FROM users
WHERE role = $role
  AND NOT EXISTS (SELECT FROM confirmed_staff WHERE user_id = users.id)
  AND NOT EXISTS (SELECT FROM staff WHERE teacher_id = users.id AND left_at IS NULL)
ORDER BY created_at, id;

-- name: findStaff
SELECT id, name
FROM users
WHERE role = $role AND (lower(known_email(users)) = lower($who) OR id::text = lower($who))
ORDER BY id;

-- name: findUnproven
-- Who gave the address, and nobody knows whether it is theirs.
SELECT id, name
FROM users
WHERE role = $role AND lower(email) = lower($who) AND known_email(users) IS NULL
ORDER BY created_at, id;

-- name: confirm
INSERT INTO confirmations (user_id, role, name, confirmed_at) VALUES ($id, $role, $name, $now)
ON CONFLICT (user_id) DO UPDATE
SET role = excluded.role, name = excluded.name, confirmed_at = excluded.confirmed_at;

-- name: withdraw
DELETE FROM confirmations WHERE user_id = $id AND role = $role;
