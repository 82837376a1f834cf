-- name: noteReadings
INSERT INTO contact_readings AS known (id, reader_id, student_id, read_at)
SELECT gen_random_uuid(), $readerId, student_id, $readAt FROM unnest($studentIds::uuid[]) AS read (student_id)
ON CONFLICT (student_id, reader_id, ((read_at AT TIME ZONE 'Asia/Kolkata')::date)) DO UPDATE
SET times = known.times + 1, read_at = greatest(known.read_at, excluded.read_at);

-- name: findContact
SELECT known_email(users) AS email, students.phone, students.parent_contact AS "parentContact", students.address,
  coalesce(quizzes, 0) AS "quizzesTaken",
  (SELECT subject FROM teachers WHERE user_id = $readerId) AS taught
FROM users
LEFT JOIN students ON students.user_id = users.id
LEFT JOIN student_totals ON student_totals.student_id = users.id
WHERE users.id = $studentId;

-- name: listTopics
SELECT chapter, topic, answered, correct
FROM student_topics
WHERE student_id = $studentId
ORDER BY chapter, topic;
