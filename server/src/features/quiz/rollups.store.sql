-- The rollups of closeAttempt, recomputed from the attempts; papers are in the topics.

-- name: lockRollups
-- Submits wait, readers do not; the tables are locked in the order of closeAttempt.
LOCK TABLE student_totals, student_periods, student_subjects, student_topics, student_chapters IN SHARE ROW EXCLUSIVE MODE;

-- name: emptyRollups
-- Not TRUNCATE, which would also empty them for a backup that has already begun.
WITH totals AS (DELETE FROM student_totals),
  periods AS (DELETE FROM student_periods),
  subjects AS (DELETE FROM student_subjects),
  topics AS (DELETE FROM student_topics)
DELETE FROM student_chapters;

-- name: fillTotals
INSERT INTO student_totals (student_id, quizzes, quick_quizzes, score_sum, last_finished_at, last_attempt_id)
SELECT student_id, count(*) FILTER (WHERE NOT is_quick), count(*) FILTER (WHERE is_quick),
  coalesce(sum(round(10000.0 * correct / length(chosen))) FILTER (WHERE NOT is_quick), 0),
  max(finished_at),
  (array_agg(id ORDER BY finished_at DESC, id DESC))[1]
FROM attempts
WHERE submitted_at IS NOT NULL
GROUP BY student_id;

-- name: fillPeriods
INSERT INTO student_periods (student_id, unit, starts_on, attempts, score_sum, seconds)
SELECT student_id, unit, date_trunc(unit, indian_day(finished_at)::timestamp)::date AS starts_on, count(*),
  sum(round(10000.0 * correct / length(chosen))), sum(duration_seconds)
FROM attempts
CROSS JOIN (VALUES ('day'), ('month'), ('year')) AS units (unit)
WHERE submitted_at IS NOT NULL
GROUP BY student_id, unit, starts_on;

-- name: fillSubjects
INSERT INTO student_subjects (student_id, subject, attempts, score_sum)
SELECT student_id, subject, count(*), sum(round(10000.0 * correct / length(chosen)))
FROM attempts
WHERE submitted_at IS NOT NULL
GROUP BY student_id, subject;

-- name: fillTopics
INSERT INTO student_topics (student_id, chapter, topic, answered, correct)
SELECT student_id, known.chapter, known.topic, count(*),
  count(*) FILTER (WHERE substr(chosen, place::int, 1) = substr(key, place::int, 1))
FROM (
  SELECT student_id, question_ids, chosen, key FROM attempts WHERE submitted_at IS NOT NULL
  UNION ALL
  SELECT student_id, question_ids, chosen, key FROM paper_answers) AS answered
CROSS JOIN unnest(question_ids) WITH ORDINALITY AS asked (question_id, place)
JOIN unnest($questionIds::text[], $chapters::text[], $topics::text[]) AS known (question_id, chapter, topic)
  USING (question_id)
WHERE substr(chosen, place::int, 1) <> '-'
GROUP BY student_id, known.chapter, known.topic
ORDER BY student_id, known.chapter; -- rows read together are stored together

-- name: fillChapters
WITH asked AS (
  SELECT student_id, known.chapter, finished_at, id, question_id,
    substr(chosen, place::int, 1) = substr(key, place::int, 1) AS is_correct
  FROM attempts
  CROSS JOIN unnest(question_ids) WITH ORDINALITY AS asked (question_id, place)
  JOIN unnest($questionIds::text[], $chapters::text[]) AS known (question_id, chapter) USING (question_id)
  WHERE submitted_at IS NOT NULL
), met AS (
  SELECT student_id, chapter, array_agg(question_id ORDER BY question_id) AS met
  FROM (SELECT DISTINCT student_id, chapter, question_id FROM asked) AS each_once
  GROUP BY student_id, chapter
), last AS (
  SELECT DISTINCT ON (student_id, chapter) student_id, chapter, finished_at, id,
    count(*) FILTER (WHERE is_correct) AS correct, count(*) AS total
  FROM asked
  GROUP BY student_id, chapter, finished_at, id
  ORDER BY student_id, chapter, finished_at DESC, id DESC
)
INSERT INTO student_chapters (student_id, chapter, met, last_finished_at, last_attempt_id, last_correct, last_total)
SELECT student_id, chapter, met, finished_at, id, correct, total
FROM met
JOIN last USING (student_id, chapter)
ORDER BY student_id, chapter;

-- name: markRebuilt
UPDATE rollups SET needs_rebuild = false;

-- name: needRebuild
-- When several processes start together, one rebuilds; the others wait here and find it done.
SELECT needs_rebuild AS "needsRebuild" FROM rollups FOR UPDATE;
