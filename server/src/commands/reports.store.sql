-- name: listOpenCases
-- The questions that most students reported come first.
SELECT cases.question_id AS "questionId", opened_at AS "openedAt", count(DISTINCT reporter_id) AS students,
  jsonb_agg(jsonb_build_object('reason', reason, 'option', option, 'note', note, 'reportedAt', reported_at)
    ORDER BY reports.id) AS reports
FROM cases
JOIN reports ON case_id = cases.id
WHERE state = 'open'
GROUP BY cases.id
ORDER BY students DESC, opened_at, cases.id;

-- name: decideCase
UPDATE cases SET state = $state, answer = $answer, decided_at = $now
WHERE question_id = $questionId AND state = 'open';
