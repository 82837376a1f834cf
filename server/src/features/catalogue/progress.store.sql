-- name: listBegunChapters
-- What was met in papers counts as met; the last score is that of a quiz.
SELECT chapter,
  met || ARRAY(
    SELECT id FROM paper_answers CROSS JOIN unnest(question_ids) AS id
    WHERE paper_answers.student_id = $studentId AND student_chapters.chapter = ANY (paper_answers.chapters)
  ) AS met,
  last_correct AS correct, last_total AS total
FROM student_chapters
WHERE student_id = $studentId AND chapter = ANY ($chapters);
