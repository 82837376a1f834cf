-- name: findPassword
SELECT password_hash AS "passwordHash" FROM users WHERE id = $userId;

-- name: lockPassword
-- What a password lets in and what ends with it wait for each other.
SELECT password_hash AS "passwordHash" FROM users WHERE id = $userId FOR NO KEY UPDATE;

-- name: findUsername
SELECT username FROM users WHERE id = $userId;

-- name: setPassword
-- Whoever knew the old one may have asked for an address of theirs, and a code that waits opens the account as well.
WITH closed AS (DELETE FROM reset_codes WHERE user_id = $userId)
UPDATE users SET password_hash = $passwordHash, asked_email = NULL WHERE id = $userId;

-- name: setName
UPDATE users SET name = $name WHERE id = $userId;
