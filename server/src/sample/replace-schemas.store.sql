-- name: dropFormer
-- They have not been used since the previous renewal.
DROP SCHEMA IF EXISTS sample_former, demo_former CASCADE;

-- name: limitPatience
-- Requests that queue behind us wait as long as we do.
SET LOCAL lock_timeout = '300ms';

-- name: lockDemo
-- A visitor's transaction, which begins by locking a class or a user, ends before the schemas change; no quiz is started,
-- no act of a paper stored and no token revoked between the copy and the change. Readers do not wait.
LOCK TABLE demo.attempts, demo.sittings, demo.revoked_tokens, demo.classes, demo.users IN EXCLUSIVE MODE;

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

-- name: carryOpenPapers
-- Numbered forms of the sample have the same ids every day.
INSERT INTO papers (id, template, blueprint, form, question_ids, sections, made_at)
SELECT id, template, blueprint, form, question_ids, sections, made_at
FROM demo.papers
WHERE EXISTS (
  SELECT FROM demo.sittings
  WHERE paper_id = papers.id AND state IN ('ready', 'running') AND test_id IS NULL
    AND made_at > $now::timestamptz - interval '2 days')
ON CONFLICT DO NOTHING;

-- name: carryOpenSittings
-- A visitor goes on with a paper as with a quiz.
INSERT INTO sittings (id, student_id, paper_id, part, after_id, state, made_at, met, began_at, ends_at, last_seen_at, pages,
  batches, acts, gap_seconds, offered_seconds, returned_seconds)
SELECT id, student_id, paper_id, part, after_id, state, made_at, met, began_at, ends_at, last_seen_at, pages,
  batches, acts, gap_seconds, offered_seconds, returned_seconds
FROM demo.sittings AS open
WHERE state IN ('ready', 'running') AND test_id IS NULL AND made_at > $now::timestamptz - interval '2 days'
  AND EXISTS (SELECT FROM papers WHERE papers.id = open.paper_id)
ON CONFLICT DO NOTHING;

-- name: carryActs
INSERT INTO sitting_batches (student_id, sitting_id, page, digest, place, from_seq, to_seq, received_at, events)
SELECT student_id, sitting_id, page, digest, place, from_seq, to_seq, received_at, events
FROM demo.sitting_batches AS done
WHERE EXISTS (
  SELECT FROM sittings
  WHERE sittings.student_id = done.student_id AND sittings.id = done.sitting_id AND state = 'running')
ON CONFLICT DO NOTHING;

-- name: renameSample
ALTER SCHEMA sample RENAME TO sample_former;

-- name: renameDemo
ALTER SCHEMA demo RENAME TO demo_former;

-- name: renameNextSample
ALTER SCHEMA sample_next RENAME TO sample;

-- name: renameNextDemo
ALTER SCHEMA demo_next RENAME TO demo;
