-- name: listLetters
SELECT question_ids AS "questionIds", chosen, key
FROM paper_answers
WHERE student_id = $studentId AND sitting_id = $id;

-- name: storeLetters
INSERT INTO paper_answers (student_id, sitting_id, subject, chapters, question_ids, chosen, key, correct, finished_at)
VALUES ($studentId, $id, $subject, $chapters, $questionIds, $chosen, $key, $correct, $finishedAt)
ON CONFLICT (student_id, sitting_id, subject) DO UPDATE
SET chapters = excluded.chapters, question_ids = excluded.question_ids, chosen = excluded.chosen, key = excluded.key,
  correct = excluded.correct;

-- name: lockTopics
SELECT student_topics.chapter
FROM student_topics
JOIN unnest($chapters::text[], $topics::text[]) AS known (chapter, topic) USING (chapter, topic)
WHERE student_id = $studentId
ORDER BY student_topics.chapter, student_topics.topic
FOR UPDATE OF student_topics;

-- name: takeBackTopics
WITH known AS (
  SELECT * FROM unnest($chapters::text[], $topics::text[], $answered::int[], $correct::int[])
    AS known (chapter, topic, answered, correct)
), emptied AS (
  DELETE FROM student_topics
  USING known
  WHERE student_id = $studentId AND student_topics.chapter = known.chapter AND student_topics.topic = known.topic
    AND student_topics.answered = known.answered
)
UPDATE student_topics
SET answered = student_topics.answered - known.answered, correct = student_topics.correct - known.correct
FROM known
WHERE student_id = $studentId AND student_topics.chapter = known.chapter AND student_topics.topic = known.topic
  AND student_topics.answered > known.answered;

-- name: addTopics
INSERT INTO student_topics AS t (student_id, chapter, topic, answered, correct)
SELECT $studentId::uuid, known.*
FROM unnest($chapters::text[], $topics::text[], $answered::int[], $correct::int[]) AS known (chapter, topic, answered, correct)
ON CONFLICT (student_id, chapter, topic) DO UPDATE
SET answered = t.answered + excluded.answered, correct = t.correct + excluded.correct;
