-- name: findClass
-- The name of the classes that are called so, in any case, and the subjects of their teachers; no row without such a class.
SELECT min(class_name) AS class, array_remove(array_agg(DISTINCT subject), NULL) AS subjects
FROM seen_classes
LEFT JOIN teachers ON teachers.user_id = seen_classes.teacher_id
WHERE viewer_id = $userId AND lower(class_name) = lower($name)
HAVING count(*) > 0;

-- name: listMembers
SELECT users.id AS "userId", users.name, coalesce(quizzes, 0) AS quizzes, coalesce(score_sum, 0) AS "scoreSum",
  NOT EXISTS (
    SELECT FROM student_periods
    WHERE student_periods.student_id = users.id AND unit = 'day' AND starts_on >= $monday) AS "isIdle"
FROM users
LEFT JOIN student_totals ON student_totals.student_id = users.id
WHERE users.id = ANY (ARRAY(
  SELECT student_id FROM seen_pupils WHERE viewer_id = $userId AND lower(class_name) = lower($name)))
ORDER BY lower(users.name), users.id;

-- name: listClassTopics
SELECT chapter, topic, sum(answered) AS answered, sum(correct) AS correct
FROM (
  SELECT chapter, topic, answered, correct
  FROM student_topics
  WHERE student_id = ANY (ARRAY(
    SELECT student_id FROM seen_pupils WHERE viewer_id = $userId AND lower(class_name) = lower($name)))
  UNION ALL
  SELECT chapter, topic, answered, correct
  FROM former_topics
  WHERE group_id = ANY (ARRAY(
    SELECT group_id FROM seen_former_groups WHERE viewer_id = $userId AND lower(class_name) = lower($name)))) AS met
GROUP BY chapter, topic;

-- name: sumFormer
SELECT coalesce(sum(quizzes), 0) AS quizzes, coalesce(sum(score_sum), 0) AS "scoreSum"
FROM former_groups
WHERE id = ANY (ARRAY(
  SELECT group_id FROM seen_former_groups WHERE viewer_id = $userId AND lower(class_name) = lower($name)));
