-- The current pupils of a teacher or an institute, each once, from the rollups; attempts are never read. What erased
-- pupils practised counts in every mean, and they count nowhere as pupils (rule 84).
-- = ANY (ARRAY(...)) instead of IN makes PostgreSQL use the index, however large the table is.

-- name: readPupils
-- A single statement, so that a pupil who joins at that time counts in all figures or in none.
WITH pupils AS MATERIALIZED (
  SELECT DISTINCT student_id FROM seen_pupils WHERE viewer_id = $userId
), former AS (
  SELECT id, quizzes, score_sum FROM former_groups
  WHERE id = ANY (ARRAY(SELECT group_id FROM seen_former_groups WHERE viewer_id = $userId))
), practised AS (
  SELECT student_id, starts_on, attempts, score_sum
  FROM student_periods
  WHERE unit = $unit AND starts_on BETWEEN $first AND $today
    AND student_id = ANY (ARRAY(SELECT student_id FROM pupils))
  UNION ALL
  SELECT NULL, starts_on, attempts, score_sum
  FROM former_periods
  WHERE unit = $unit AND starts_on BETWEEN $first AND $today AND group_id = ANY (ARRAY(SELECT id FROM former))
), practice AS (
  SELECT starts_on::text AS "startsOn", sum(attempts) AS attempts, sum(score_sum) AS "scoreSum",
    count(student_id) AS students
  FROM practised
  GROUP BY starts_on
)
SELECT count(*) AS students,
  coalesce(sum(quizzes), 0) + (SELECT coalesce(sum(quizzes), 0) FROM former) AS quizzes,
  coalesce(sum(score_sum), 0) + (SELECT coalesce(sum(score_sum), 0) FROM former) AS "scoreSum",
  count(*) FILTER (WHERE quizzes > 0) AS rated,
  count(*) FILTER (WHERE round(score_sum / nullif(quizzes, 0)::numeric / 100) < $poorBelow) AS poor,
  count(*) FILTER (WHERE (last_finished_at >= $weekFrom) IS NOT TRUE) AS idle,
  (SELECT coalesce(jsonb_agg(to_jsonb(practice)), '[]') FROM practice) AS practice
FROM pupils
LEFT JOIN student_totals USING (student_id);

-- name: readRegisters
WITH seen AS MATERIALIZED (
  SELECT class_id FROM seen_classes WHERE viewer_id = $userId
), attendance AS (
  SELECT date_trunc($unit, day::timestamp)::date::text AS "startsOn", sum(present) AS present, sum(marks) AS marks
  FROM register_days
  WHERE class_id = ANY (ARRAY(SELECT class_id FROM seen)) AND day BETWEEN $first AND $today
  GROUP BY "startsOn"
)
SELECT (SELECT indian_day(min(created_at))::text
    FROM classes WHERE id = ANY (ARRAY(SELECT class_id FROM seen))) AS since,
  (SELECT coalesce(jsonb_agg(to_jsonb(attendance)), '[]') FROM attendance) AS attendance;
