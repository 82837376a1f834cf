-- name: insertBatches
INSERT INTO sitting_batches (student_id, sitting_id, page, digest, place, from_seq, to_seq, received_at, events)
SELECT student_id, id, 1, $digest, $place, $first, $last, began_at, $events::jsonb
FROM sittings;

-- name: endAll
UPDATE sittings
SET began_at = now() - interval '3 hours', ends_at = now() - interval '1 minute'
WHERE state = 'running';

-- name: countRunning
SELECT count(*) AS running FROM sittings WHERE state = 'running';
