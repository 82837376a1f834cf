-- name: insertBookmark
-- The update changes nothing: it makes a bookmark that is there already count as one row.
INSERT INTO bookmarks AS known (id, student_id, question_id, subject)
SELECT $id, student_id, $questionId, $subject
FROM (
  SELECT student_id FROM student_chapters
  WHERE student_id = $studentId AND chapter = $chapter AND $questionId = ANY (met)
  UNION
  SELECT student_id FROM paper_answers WHERE student_id = $studentId AND $questionId = ANY (question_ids)) AS met
ON CONFLICT (student_id, question_id) DO UPDATE SET question_id = known.question_id;

-- name: deleteBookmark
DELETE FROM bookmarks WHERE student_id = $studentId AND question_id = $questionId;

-- name: listBookmarks
SELECT id, question_id AS "questionId"
FROM bookmarks
WHERE student_id = $studentId AND ($subject::text IS NULL OR subject = $subject)
  AND id < coalesce($after::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
ORDER BY id DESC
LIMIT $limit;

-- name: listBySubject
SELECT subject, array_agg(question_id) AS "questionIds"
FROM bookmarks
WHERE student_id = $studentId
GROUP BY subject
ORDER BY subject;

-- name: listMarked
SELECT question_id AS "questionId"
FROM bookmarks
WHERE student_id = $studentId AND question_id = ANY ($questionIds);
