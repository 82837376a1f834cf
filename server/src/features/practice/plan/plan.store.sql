-- name: storeGoals
INSERT INTO goals (student_id, exams, weekday_minutes, weekend_minutes, rest_days)
VALUES ($studentId, $exams::jsonb, $weekdayMinutes, $weekendMinutes, $restDays)
ON CONFLICT (student_id) DO UPDATE
SET exams = excluded.exams, weekday_minutes = excluded.weekday_minutes, weekend_minutes = excluded.weekend_minutes,
  rest_days = excluded.rest_days;

-- name: beginPlan
-- The first call of a day makes its plan; another that comes at the same moment changes nothing.
INSERT INTO plans (student_id, on_day, minutes, blocks, last_block)
SELECT $studentId, $day, $minutes, $blocks::jsonb, coalesce(max((block ->> 'id')::int), 0)
FROM jsonb_array_elements($blocks::jsonb) AS block
ON CONFLICT (student_id) DO UPDATE
SET on_day = excluded.on_day, minutes = excluded.minutes, blocks = excluded.blocks,
  last_block = excluded.last_block
WHERE plans.on_day <> excluded.on_day;

-- name: changePlan
-- Nothing where the plan is no longer the one that was read.
UPDATE plans
SET minutes = $minutes, blocks = $blocks::jsonb,
  last_block = greatest(last_block, (SELECT max((block ->> 'id')::int) FROM jsonb_array_elements($blocks::jsonb) AS block))
WHERE student_id = $studentId AND on_day = $day AND blocks = $before::jsonb;

-- name: listPaces
-- The newest quizzes tell the pace of today.
SELECT subject, percentile_cont(0.5) WITHIN GROUP (ORDER BY took) AS median, count(*)::int AS answers
FROM (
  SELECT subject, unnest(seconds) AS took
  FROM (
    SELECT subject, seconds
    FROM attempts
    WHERE student_id = $studentId AND finished_at IS NOT NULL
    ORDER BY finished_at DESC
    LIMIT 30) AS newest) AS each
WHERE took > 0
GROUP BY subject;
