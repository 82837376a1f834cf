-- name: readStatistics
-- The first attempt of each real student at each question, in a quiz or a paper, if the key has not changed since; those of erased students
-- are counted in former_answers, which the erasure fills in the same way.
-- Discrimination correlates the point of the question with the score in the rest of the quiz.
WITH seen AS (
  SELECT DISTINCT ON (student_id, known.id) known.id, known.answer, substr(chosen, place::int, 1) AS chosen,
    (substr(chosen, place::int, 1) = known.answer)::int AS point,
    (correct - (substr(chosen, place::int, 1) = known.answer)::int) / nullif(length(chosen) - 1, 0)::float AS rest
  FROM (
    SELECT id, student_id, question_ids, chosen, key, correct, finished_at FROM attempts WHERE submitted_at IS NOT NULL
    UNION ALL
    SELECT sitting_id, student_id, question_ids, chosen, key, correct, finished_at FROM paper_answers) AS answered
  CROSS JOIN unnest(question_ids) WITH ORDINALITY AS asked (id, place)
  JOIN unnest($ids::text[], $answers::text[]) AS known (id, answer)
    ON known.id = asked.id AND known.answer = substr(key, place::int, 1)
  ORDER BY student_id, known.id, finished_at, answered.id
), counted AS (
  SELECT id, chosen, point, rest FROM seen
  UNION ALL
  SELECT question_id, chosen, (chosen = key)::int, rest_correct / nullif(rest_total, 0)::float
  FROM former_answers
  JOIN unnest($ids::text[], $answers::text[]) AS known (id, answer) ON id = question_id AND answer = key
  CROSS JOIN generate_series(1, students)
)
SELECT id, count(*) AS students, avg(point) AS facility, corr(point, rest) AS discrimination,
  json_build_object(
    'A', count(*) FILTER (WHERE chosen = 'A'), 'B', count(*) FILTER (WHERE chosen = 'B'),
    'C', count(*) FILTER (WHERE chosen = 'C'), 'D', count(*) FILTER (WHERE chosen = 'D')
  ) AS chosen
FROM counted
GROUP BY id
ORDER BY id;
