-- name: findPassword
SELECT password_hash AS "passwordHash" FROM users WHERE id = $userId;

-- name: findUsername
SELECT username FROM users WHERE id = $userId;

-- name: setPassword
UPDATE users SET password_hash = $passwordHash WHERE id = $userId;

-- name: setName
UPDATE users SET name = $name WHERE id = $userId;
