-- name: storeForecast
-- The first of a day stays.
INSERT INTO forecasts (student_id, template, on_day, made_at, mean, low, high, answers, widening, expected)
VALUES ($studentId, $template, $day, $madeAt, $mean, $low, $high, $answers, $widening, $expected)
ON CONFLICT DO NOTHING;

-- name: listTaken
-- Of one student, with the papers that were taken after a forecast; the newest first.
SELECT template, to_char(on_day, 'YYYY-MM-DD') AS day, mean, low, high, expected, sitting_id AS "sittingId", score,
  right_count AS right, questions
FROM forecasts
WHERE student_id = $studentId AND sitting_id IS NOT NULL
ORDER BY paired_at DESC, template;

-- name: listNewestPairs
-- Of everybody, the newest first.
SELECT mean, low, high, widening, score
FROM forecasts
WHERE paired_at IS NOT NULL
ORDER BY paired_at DESC
LIMIT $most;

-- name: pairForecast
-- The newest forecast that was made before the paper was begun has the marks of the whole paper, when every part of it has a
-- result and no earlier paper came first. A paper that was left for the most part, or met before, says nothing. Done again, it
-- takes the marks as they are now.
WITH RECURSIVE parts AS (
  SELECT id, after_id, began_at, cardinality(met) AS met FROM sittings WHERE student_id = $studentId AND id = $id
  UNION
  SELECT beside.id, beside.after_id, beside.began_at, cardinality(beside.met)
  FROM parts JOIN sittings AS beside
    ON beside.student_id = $studentId AND (beside.id = parts.after_id OR beside.after_id = parts.id)
), paper AS (
  SELECT count(*) AS parts, min(began_at) AS began_at, sum(score) AS score, sum(right_count) AS right,
    sum(right_count + wrong_count) AS answered, sum(met) AS met,
    sum(right_count + wrong_count + blank_count + dropped_count) AS questions,
    (array_agg(parts.id ORDER BY began_at DESC))[1] AS sitting_id
  FROM parts
  CROSS JOIN LATERAL (
    SELECT score, right_count, wrong_count, blank_count, dropped_count
    FROM sitting_results
    WHERE student_id = $studentId AND sitting_id = parts.id
    ORDER BY version DESC
    LIMIT 1) AS newest
)
UPDATE forecasts
SET sitting_id = paper.sitting_id, score = paper.score, right_count = paper.right, questions = paper.questions,
  paired_at = coalesce(paired_at, $now)
FROM paper
WHERE student_id = $studentId AND template = $template AND paper.parts = $parts
  AND 2 * paper.answered >= paper.questions AND 2 * paper.met <= paper.questions
  AND (forecasts.sitting_id IS NULL OR forecasts.sitting_id = paper.sitting_id)
  AND on_day = (
    SELECT max(on_day) FROM forecasts AS known
    WHERE known.student_id = $studentId AND known.template = $template AND made_at < paper.began_at);
