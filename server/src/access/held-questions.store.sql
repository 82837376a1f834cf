-- name: listHeld
SELECT question_ids AS "questionIds"
FROM sittings
JOIN papers ON papers.id = paper_id
WHERE student_id = $studentId AND state IN ('running', 'paused');
