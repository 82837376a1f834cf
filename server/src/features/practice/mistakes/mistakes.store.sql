-- name: listNotes
SELECT question_id AS "questionId", note FROM mistakes WHERE student_id = $studentId AND note IS NOT NULL;

-- name: storeNote
UPDATE mistakes SET note = $note WHERE student_id = $studentId AND question_id = $questionId;
