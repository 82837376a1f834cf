-- name: findClass
SELECT name,
  (SELECT count(*)::int FROM present_pupils WHERE class_id = $classId) AS pupils,
  (SELECT count(*)::int
  FROM enrolments
  JOIN users ON users.id = student_id AND role = 'student'
  WHERE class_id = $classId AND ended_at IS NULL
    AND NOT EXISTS (SELECT FROM sharing_students WHERE sharing_students.student_id = enrolments.student_id)) AS unshared
FROM classes
WHERE id = $classId;

-- name: listBehind
-- Pupils whose answers are not all in what is believed of them.
SELECT student_id AS "studentId"
FROM present_pupils
JOIN learners USING (student_id)
WHERE class_id = $classId AND (is_stale OR waiting <> '{}')
ORDER BY student_id
LIMIT $most;

-- name: listTopics
-- Of each pupil who answered a question of the topic, the sum of what is believed of the student, the subject, the chapter and
-- the topic.
SELECT part.chapter, substr(node.key, length('tp:' || part.chapter || '/') + 1) AS topic,
  array_agg(coalesce((whole.nodes -> 'all' ->> 0)::float8, 0) + coalesce((whole.nodes -> $subjectNode ->> 0)::float8, 0)
    + coalesce((part.nodes -> ('ch:' || part.chapter) ->> 0)::float8, 0) + (node.value ->> 0)::float8
    ORDER BY present_pupils.student_id) AS means,
  sum((node.value ->> 2)::int)::int AS answers
FROM present_pupils
JOIN beliefs AS part USING (student_id)
LEFT JOIN beliefs AS whole ON whole.student_id = present_pupils.student_id AND whole.chapter = 'all'
CROSS JOIN jsonb_each(part.nodes) AS node
WHERE present_pupils.class_id = $classId AND part.chapter = ANY ($chapters) AND node.key LIKE 'tp:%'
GROUP BY part.chapter, topic;

-- name: listAnswered
-- How many pupils have answered a question: of its id the number, as beliefs have it.
SELECT part.chapter, number, count(*)::int AS pupils
FROM present_pupils
JOIN beliefs AS part USING (student_id)
CROSS JOIN unnest(part.answered) AS number
WHERE present_pupils.class_id = $classId AND part.chapter = ANY ($chapters)
GROUP BY part.chapter, number;

-- name: listSet
-- What the class has to do of one chapter, by title, until it is due.
SELECT id, chapters[1] AS chapter, title
FROM assignments
WHERE class_id = $classId AND due_at > $now AND cardinality(chapters) = 1 AND question_ids IS NOT NULL
ORDER BY due_at;
