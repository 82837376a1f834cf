-- name: listHeld
-- Of a paper that was not begun nothing is held yet.
SELECT CASE WHEN began_at IS NULL THEN '{}' ELSE question_ids END AS "questionIds"
FROM sittings
JOIN papers ON papers.id = paper_id
LEFT JOIN tests ON tests.id = test_id
WHERE student_id = $studentId AND (state IN ('ready', 'running', 'paused')
  -- Keys of a test are told to nobody before its results.
  OR (began_at IS NOT NULL AND tests.id IS NOT NULL
    AND coalesce(least(tests.results_at, tests.released_at) > $now, true)));
