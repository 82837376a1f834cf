-- name: dropFormer
-- They have not been used since the previous renewal.
DROP SCHEMA IF EXISTS sample_former, demo_former CASCADE;

-- name: limitPatience
-- Requests that queue behind us wait as long as we do.
SET LOCAL lock_timeout = '300ms';

-- name: lockDemo
-- A visitor's transaction, which begins by locking a class or a user, ends before the schemas change; no quiz is started
-- and no token revoked between the copy and the change. Readers do not wait.
LOCK TABLE demo.attempts, demo.revoked_tokens, demo.classes, demo.users IN EXCLUSIVE MODE;

-- name: carryRevokedTokens
INSERT INTO revoked_tokens (token_hash, expires_at)
SELECT token_hash, expires_at FROM demo.revoked_tokens WHERE expires_at > $now;

-- name: carryOpenAttempts
-- A visitor can continue an open quiz. Its id may already exist in the sample, as clients choose the ids.
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
