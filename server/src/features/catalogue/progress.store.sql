-- name: listBegunChapters
SELECT chapter, met, last_correct AS correct, last_total AS total
FROM student_chapters
WHERE student_id = $studentId AND chapter = ANY ($chapters);
