-- name: findVerified
-- Only a confirmed address gets the link.
SELECT id, name, email
FROM users
WHERE issuer = 'vikalp' AND subject = $email AND email = $email AND email_verified_at IS NOT NULL;

-- name: isVerified
SELECT email_verified_at IS NOT NULL AS "isVerified" FROM users WHERE id = $userId;

-- name: setVerified
UPDATE users SET email_verified_at = coalesce(email_verified_at, $now)
WHERE id = $userId AND issuer = 'vikalp' AND email = $email;
