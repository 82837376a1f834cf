-- name: storeSureness
UPDATE sittings
SET sureness = CASE
  WHEN $sureness::text IS NULL THEN sureness - $questionId::text
  ELSE sureness || jsonb_build_object($questionId::text, $sureness::text) END
WHERE student_id = $studentId AND id = $id AND closed_at IS NOT NULL;
