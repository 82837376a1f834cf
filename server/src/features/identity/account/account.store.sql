-- name: findPassword
SELECT password_hash AS "passwordHash" FROM users WHERE id = $userId;

-- name: findUsername
SELECT username FROM users WHERE id = $userId;

-- name: setPassword
-- Whoever knew the old one may have asked for an address of theirs.
UPDATE users SET password_hash = $passwordHash, asked_email = NULL WHERE id = $userId;

-- name: setName
UPDATE users SET name = $name WHERE id = $userId;
