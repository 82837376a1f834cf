-- name: listAnswered
-- Their answers tell the skill; which questions were met in a chapter, however long ago, listMet says.
SELECT question_ids AS "questionIds", chosen, key
FROM (
  (SELECT question_ids, chosen, key, finished_at, id
  FROM attempts
  WHERE student_id = $studentId AND submitted_at IS NOT NULL AND subject = $subject
  ORDER BY finished_at DESC, id DESC
  LIMIT 50)
  UNION ALL
  (SELECT question_ids, chosen, key, finished_at, sitting_id
  FROM paper_answers
  WHERE student_id = $studentId AND subject = $subject
  ORDER BY finished_at DESC, sitting_id DESC
  LIMIT 50)) AS answered
ORDER BY finished_at DESC, id DESC
LIMIT 50;

-- name: listMet
SELECT unnest(met) AS id FROM student_chapters WHERE student_id = $studentId AND chapter = $chapter
UNION
SELECT unnest(question_ids) FROM paper_answers WHERE student_id = $studentId AND $chapter = ANY (chapters)
ORDER BY id;
