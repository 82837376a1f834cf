-- name: listTopics
SELECT chapter, topic, answered, correct
FROM student_topics
WHERE student_id = $studentId
ORDER BY chapter, topic;
