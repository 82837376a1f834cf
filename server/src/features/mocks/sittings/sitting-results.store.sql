-- name: insertResult
INSERT INTO sitting_results (student_id, sitting_id, version, key_state, score, highest, lost, right_count, wrong_count,
  blank_count, dropped_count, sections, reason, question_id, is_kept, made_at)
VALUES ($studentId, $id, $version, $keyState, $score, $highest, $lost, $right, $wrong, $blank, $dropped,
  $sections::jsonb, $reason, $questionId, $isKept, $madeAt);

-- name: listResults
SELECT version, key_state AS "keyState", score, highest, lost, right_count AS right, wrong_count AS wrong,
  blank_count AS blank, dropped_count AS dropped, sections, reason,
  question_id AS "questionId", is_kept AS "isKept", made_at AS "madeAt"
FROM sitting_results
WHERE student_id = $studentId AND sitting_id = $id
ORDER BY version;

-- name: listFirstScores
-- Of everybody's first sitting of this part of the paper.
SELECT student_id AS "studentId", sitting_id AS "sittingId", score
FROM (
  SELECT DISTINCT ON (student_id) student_id, id
  FROM sittings
  WHERE paper_id = $paperId AND part = $part AND began_at IS NOT NULL AND state <> 'cancelled'
  ORDER BY student_id, began_at, id) AS first
CROSS JOIN LATERAL (
  SELECT sitting_id, score
  FROM sitting_results
  WHERE sitting_results.student_id = first.student_id AND sitting_id = first.id
  ORDER BY version DESC
  LIMIT 1) AS newest;

-- name: listUncorrected
-- Of papers that asked a question whose key was corrected after the newest result was made.
SELECT sittings.student_id AS "studentId", sittings.id
FROM sittings
JOIN papers ON papers.id = paper_id AND question_ids && $questionIds::text[]
CROSS JOIN LATERAL (
  SELECT key_state
  FROM sitting_results
  WHERE sitting_results.student_id = sittings.student_id AND sitting_id = sittings.id
  ORDER BY version DESC
  LIMIT 1) AS newest
WHERE closed_at IS NOT NULL
  AND EXISTS (
    SELECT FROM unnest($questionIds::text[], $states::int[]) AS made (corrected, key_state)
    WHERE corrected = ANY (question_ids) AND made.key_state > newest.key_state)
  AND ($afterId::uuid IS NULL OR (sittings.student_id, sittings.id) > ($afterStudentId::uuid, $afterId::uuid))
ORDER BY sittings.student_id, sittings.id
LIMIT $limit;
