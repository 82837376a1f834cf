-- name: openContact
-- The reading is written down in the statement that reads. Everybody can sign in with a demo account: it is told no
-- number and no address of a real student, however the student came into its classes.
WITH reading AS (
  INSERT INTO contact_readings (id, reader_id, student_id, read_at) VALUES ($id, $readerId, $studentId, $readAt)
)
SELECT users.email, students.phone, students.parent_contact AS "parentContact", students.address,
  coalesce(quizzes, 0) AS "quizzesTaken"
FROM users
LEFT JOIN students ON students.user_id = users.id
  AND (users.is_sample OR NOT EXISTS (SELECT FROM users AS reader WHERE reader.id = $readerId AND reader.is_sample))
LEFT JOIN student_totals ON student_totals.student_id = users.id
WHERE users.id = $studentId;

-- name: findSampleContact
SELECT users.email, students.phone, students.parent_contact AS "parentContact", students.address,
  coalesce(quizzes, 0) AS "quizzesTaken"
FROM users
LEFT JOIN students ON students.user_id = users.id AND students.is_sample
LEFT JOIN student_totals ON student_totals.student_id = users.id
WHERE users.id = $studentId
  AND EXISTS (SELECT FROM seen_pupils WHERE viewer_id = $teacherId AND student_id = users.id AND is_sample);
