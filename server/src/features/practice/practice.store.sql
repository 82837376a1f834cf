-- name: listAnswered
SELECT question_ids AS "questionIds", chosen, key
FROM attempts
WHERE student_id = $studentId AND submitted_at IS NOT NULL AND subject = $subject
ORDER BY finished_at DESC, id DESC
LIMIT 200;
