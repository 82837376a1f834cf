-- name: listUntold
-- Of tests whose results are out: what practice does not know of yet.
SELECT student_id AS "studentId", sittings.id
FROM sittings
JOIN tests ON tests.id = test_id
WHERE known_at IS NULL AND closed_at IS NOT NULL AND least(tests.results_at, tests.released_at) <= $now
ORDER BY student_id, sittings.id
LIMIT $limit;

-- name: noteTold
UPDATE sittings SET known_at = $now WHERE student_id = $studentId AND id = $id;
