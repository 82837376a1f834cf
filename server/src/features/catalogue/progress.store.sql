-- name: listBegunChapters
-- What was met in papers counts as met; the last score is that of a quiz.
WITH papers AS MATERIALIZED (
  SELECT chapters, question_ids FROM paper_answers WHERE student_id = $studentId
)
SELECT chapter,
  CASE WHEN EXISTS (SELECT FROM papers) THEN
    met || ARRAY(SELECT id FROM papers CROSS JOIN unnest(question_ids) AS id WHERE chapter = ANY (papers.chapters))
  ELSE met END AS met,
  last_correct AS correct, last_total AS total
FROM student_chapters
WHERE student_id = $studentId AND chapter = ANY ($chapters);
