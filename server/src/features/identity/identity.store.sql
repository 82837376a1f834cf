-- name: findCaller
SELECT users.id AS "userId", users.name, users.email, users.role
FROM users
WHERE users.id = $userId
  AND CASE WHEN $device::uuid IS NULL
    THEN coalesce(date_trunc('second', tokens_valid_from) <= $issuedAt, true)
    ELSE EXISTS (SELECT FROM devices WHERE devices.id = $device AND devices.user_id = users.id)
  END
  AND NOT EXISTS (SELECT FROM revoked_tokens WHERE token_hash = ANY ($revocationKeys));

-- name: saveExternalUser
-- It runs for every request, so it writes only changes.
WITH known AS (
  SELECT id, name, email, role FROM users WHERE issuer = $issuer AND subject = $subject
), saved AS (
  INSERT INTO users (id, issuer, subject, name, email, role, created_at)
  SELECT $id, $issuer, $subject, $name, $email, $role, $now
  WHERE NOT EXISTS (SELECT FROM known WHERE name = $name AND email IS NOT DISTINCT FROM $email AND role = $role)
  ON CONFLICT (issuer, subject) DO UPDATE SET name = $name, email = $email, role = $role
  RETURNING id, name, email, role
), present AS (
  SELECT * FROM saved UNION ALL SELECT * FROM known WHERE NOT EXISTS (SELECT FROM saved)
)
SELECT id AS "userId", name, email, role
FROM present
WHERE NOT EXISTS (SELECT FROM revoked_tokens WHERE token_hash = ANY ($revocationKeys));

-- name: findAccount
SELECT id, name, email, role, password_hash AS "passwordHash"
FROM users
WHERE issuer = 'vikalp' AND (subject = $name OR username = $name);

-- name: insertUser
INSERT INTO users (id, issuer, subject, name, email, role, password_hash, created_at)
VALUES ($id, 'vikalp', $subject, $name, $email, $role, $passwordHash, $now)
ON CONFLICT (issuer, subject) DO NOTHING;

-- name: replacePassword
WITH replaced AS (
  UPDATE users SET password_hash = $passwordHash WHERE id = $id AND password_hash = $before RETURNING id
), closed AS (
  DELETE FROM reset_codes WHERE user_id IN (SELECT id FROM replaced)
)
SELECT id FROM replaced;

-- name: revokeToken
INSERT INTO revoked_tokens (token_hash, expires_at) VALUES ($tokenHash, $expiresAt)
ON CONFLICT DO NOTHING;
