-- name: dropFormer
-- Nobody has used them since the renewal before.
DROP SCHEMA IF EXISTS sample_former, demo_former CASCADE;

-- name: limitPatience
-- Whoever waits behind us waits as long as we do.
SET LOCAL lock_timeout = '300ms';

-- name: lockDemo
-- A visitor's transaction, which begins by locking a class or a user, is over before the schemas change; a quiz is not
-- started and a token not revoked between the copy and the change. Who only reads waits for nothing.
LOCK TABLE demo.attempts, demo.revoked_tokens, demo.classes, demo.users IN EXCLUSIVE MODE;

-- name: carryRevokedTokens
INSERT INTO revoked_tokens (token_hash, expires_at)
SELECT token_hash, expires_at FROM demo.revoked_tokens WHERE expires_at > $now;

-- name: carryOpenAttempts
-- A visitor who is in the middle of a quiz goes on with it. An id may be one of the sample's: a client may choose it.
INSERT INTO attempts (id, student_id, exam, subject, chapters, question_ids, chosen, key, is_quick, started_at)
SELECT id, student_id, exam, subject, chapters, question_ids, chosen, key, is_quick, started_at
FROM demo.attempts
WHERE submitted_at IS NULL AND started_at > $now::timestamptz - interval '2 days'
ON CONFLICT DO NOTHING;

-- name: renameSample
ALTER SCHEMA sample RENAME TO sample_former;

-- name: renameDemo
ALTER SCHEMA demo RENAME TO demo_former;

-- name: renameNextSample
ALTER SCHEMA sample_next RENAME TO sample;

-- name: renameNextDemo
ALTER SCHEMA demo_next RENAME TO demo;
