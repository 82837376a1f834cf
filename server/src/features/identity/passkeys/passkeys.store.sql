-- name: insertChallenge
INSERT INTO passkey_challenges (challenge, user_id, expires_at) VALUES ($challenge, $userId, $expiresAt);

-- name: spendChallenge
DELETE FROM passkey_challenges
WHERE challenge = $challenge AND user_id IS NOT DISTINCT FROM $userId::uuid AND expires_at > $now;

-- name: forgetChallenges
DELETE FROM passkey_challenges WHERE expires_at <= $now;

-- name: listPasskeys
SELECT id, name, made_at AS "madeAt", to_char(used_on, 'YYYY-MM-DD') AS "usedOn"
FROM passkeys
WHERE user_id = $userId
ORDER BY made_at, id;

-- name: insertPasskey
-- At most so many, for which the account is locked, and none that somebody has already.
INSERT INTO passkeys (id, user_id, name, public_key, counter, made_at)
SELECT $id, $userId, $name, $publicKey, $counter, $now
WHERE (SELECT count(*) FROM passkeys WHERE user_id = $userId) < $most
ON CONFLICT (id) DO NOTHING;

-- name: renamePasskey
UPDATE passkeys SET name = $name WHERE id = $id AND user_id = $userId;

-- name: deletePasskey
DELETE FROM passkeys WHERE id = $id AND user_id = $userId;

-- name: deletePasskeys
-- One that is being made as well.
WITH begun AS (DELETE FROM passkey_challenges WHERE user_id = $userId)
DELETE FROM passkeys WHERE user_id = $userId;

-- name: findPasskey
SELECT users.id AS "userId", users.name, users.role, passkeys.public_key AS "publicKey", passkeys.counter
FROM passkeys
JOIN users ON users.id = passkeys.user_id
WHERE passkeys.id = $id;

-- name: countUse
-- Of two signatures with one count only one is that of the device.
UPDATE passkeys SET counter = $counter, used_on = greatest(used_on, $today::date)
WHERE id = $id AND (counter < $counter OR ($counter = 0 AND counter = 0));
