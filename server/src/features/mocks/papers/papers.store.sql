-- name: insertPaper
-- Of two servers that make the same form, the first stores it.
INSERT INTO papers (id, template, blueprint, form, question_ids, sections, made_at)
VALUES ($id, $template, $blueprint::jsonb, $form, $questionIds, $sections, $madeAt)
ON CONFLICT DO NOTHING;

-- name: listForms
SELECT id, template, form, question_ids AS "questionIds", sections
FROM papers
WHERE template = ANY ($templates) AND form IS NOT NULL
ORDER BY template, form;

-- name: findPaper
SELECT id, template, blueprint, question_ids AS "questionIds", sections FROM papers WHERE id = $id;

-- name: listMet
-- In quizzes, and in papers that the student has begun.
SELECT DISTINCT question_id AS "questionId"
FROM (
  SELECT unnest(met) FROM student_chapters WHERE student_id = $studentId
  UNION ALL
  SELECT unnest(question_ids)
  FROM sittings
  JOIN papers ON papers.id = paper_id
  WHERE student_id = $studentId AND began_at IS NOT NULL AND sittings.id IS DISTINCT FROM $except) AS asked (question_id);

-- name: listAnswered
SELECT question_ids AS "questionIds", chosen, key
FROM (
  (SELECT question_ids, chosen, key, finished_at, id
  FROM attempts
  WHERE student_id = $studentId AND submitted_at IS NOT NULL
  ORDER BY finished_at DESC, id DESC
  LIMIT 200)
  UNION ALL
  (SELECT question_ids, chosen, key, finished_at, sitting_id
  FROM paper_answers
  WHERE student_id = $studentId
  ORDER BY finished_at DESC, sitting_id DESC
  LIMIT 200)) AS answered
ORDER BY finished_at DESC, id DESC
LIMIT 200;

-- name: deleteUnused
-- Fresh papers that were never begun, or whose student has left.
DELETE FROM papers
WHERE form IS NULL AND made_at < $before AND NOT EXISTS (SELECT FROM sittings WHERE paper_id = papers.id)
  AND NOT EXISTS (SELECT FROM tests WHERE paper_id = papers.id);

-- name: listTaken
-- The newest sitting of the first part of each numbered form.
SELECT DISTINCT ON (paper_id) paper_id AS "paperId", sittings.id AS "sittingId"
FROM sittings
JOIN papers ON papers.id = paper_id AND form IS NOT NULL
WHERE student_id = $studentId AND part = 0 AND began_at IS NOT NULL
ORDER BY paper_id, began_at DESC;
