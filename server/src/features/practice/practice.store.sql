-- name: listAnswered
-- Their answers tell the skill; which questions were met in a chapter, however long ago, listMet says.
SELECT question_ids AS "questionIds", chosen, key
FROM attempts
WHERE student_id = $studentId AND submitted_at IS NOT NULL AND subject = $subject
ORDER BY finished_at DESC, id DESC
LIMIT 50;

-- name: listMet
SELECT met FROM student_chapters WHERE student_id = $studentId AND chapter = $chapter;
