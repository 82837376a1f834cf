-- Pupils who attend the same classes are a group: whatever is asked of some classes, each of their pupils counts once.
-- A group of erased pupils has sums and nobody in it.

-- name: listGroups
-- The best of a group has the best mean score; of two who are equal the one with more quizzes, then the first by name.
WITH pupils AS (
  SELECT student_id, array_agg(class_id ORDER BY class_id) AS classes
  FROM seen_pupils
  WHERE viewer_id = $userId
  GROUP BY student_id
), rated AS MATERIALIZED (
  SELECT classes, student_id, quizzes, score_sum, last_finished_at,
    score_sum / nullif(quizzes, 0)::numeric AS mean
  FROM pupils
  LEFT JOIN student_totals USING (student_id)
), sums AS (
  SELECT classes,
    count(*) AS students,
    coalesce(sum(quizzes), 0) AS quizzes,
    coalesce(sum(score_sum), 0) AS "scoreSum",
    count(mean) AS rated,
    count(*) FILTER (WHERE round(mean / 100) < $poorBelow) AS poor,
    count(*) FILTER (WHERE (last_finished_at >= $weekFrom) IS NOT TRUE) AS idle,
    count(*) FILTER (WHERE last_finished_at >= $ratedFrom) AS practised,
    max(mean) AS mean
  FROM rated
  GROUP BY classes
), best AS (
  SELECT DISTINCT ON (classes) classes, json_build_object('place', place, 'userId', student_id, 'name', name,
    'quizzes', quizzes, 'scoreSum', score_sum) AS top
  FROM (
    SELECT classes, student_id, users.name, rated.quizzes, score_sum,
      row_number() OVER (ORDER BY mean DESC, rated.quizzes DESC, lower(users.name), student_id) AS place
    FROM sums
    JOIN rated USING (classes, mean)
    JOIN users ON users.id = student_id) AS placed
  ORDER BY classes, place
)
SELECT sums.classes::text[] AS "classIds", students, quizzes, "scoreSum", rated, poor, idle, practised, top
FROM sums
LEFT JOIN best USING (classes)
UNION ALL
SELECT array_agg(class_id::text), 0, quizzes, score_sum, 0, 0, 0, 0, NULL
FROM seen_former_groups
JOIN former_groups ON former_groups.id = group_id
WHERE viewer_id = $userId
GROUP BY former_groups.id;

-- name: listGroupPractice
-- By period, with how many pupils there were at the same moment. Group by group, as all rows at once are too many to be sorted
-- in memory.
WITH pupils AS (
  SELECT student_id, array_agg(class_id ORDER BY class_id) AS classes
  FROM seen_pupils
  WHERE viewer_id = $userId
  GROUP BY student_id
), groups AS MATERIALIZED (
  SELECT classes, array_agg(student_id) AS pupils, count(*) AS students FROM pupils GROUP BY classes
)
SELECT classes::text[] AS "classIds", students, practice
FROM groups
CROSS JOIN LATERAL (
  SELECT coalesce(json_agg(json_build_object('startsOn', starts_on::text, 'attempts', attempts, 'scoreSum', score_sum,
    'students', practised)), '[]') AS practice
  FROM (
    SELECT starts_on, sum(attempts) AS attempts, sum(score_sum) AS score_sum, count(*) AS practised
    FROM student_periods
    WHERE student_id = ANY (pupils) AND unit = $unit AND starts_on BETWEEN $first AND $today
    GROUP BY starts_on) AS periods) AS of_group
UNION ALL
SELECT class_ids, 0, json_agg(json_build_object('startsOn', starts_on::text, 'attempts', attempts, 'scoreSum', score_sum,
  'students', 0))
FROM (
  SELECT group_id, array_agg(class_id::text) AS class_ids
  FROM seen_former_groups
  WHERE viewer_id = $userId
  GROUP BY group_id) AS former
JOIN former_periods USING (group_id)
WHERE unit = $unit AND starts_on BETWEEN $first AND $today
GROUP BY group_id, class_ids;
