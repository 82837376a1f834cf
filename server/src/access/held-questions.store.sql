-- name: listHeld
SELECT question_ids AS "questionIds"
FROM sittings
JOIN papers ON papers.id = sittings.paper_id
LEFT JOIN tests ON tests.id = test_id
WHERE student_id = $studentId AND (state IN ('running', 'paused')
  -- Keys of a test are told to nobody before its results.
  OR (began_at IS NOT NULL AND tests.id IS NOT NULL
    AND coalesce(least(tests.results_at, tests.released_at) > $now, true)));
