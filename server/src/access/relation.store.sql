-- The current relation of a caller to a target: own, pupil, member, or no row. The pupil is looked up by LATERAL with
-- LIMIT, because EXISTS may be answered from a list of all pupils: slow, and an id that exists slower than one that does not.

-- name: toStudent
SELECT CASE WHEN users.id = $callerId THEN 'own' ELSE 'pupil' END AS relation
FROM users
LEFT JOIN LATERAL (
  SELECT true AS is_taught FROM present_pupils
  WHERE student_id = users.id AND $callerId IN (teacher_id, institute_id) LIMIT 1) AS taught ON true
WHERE users.id = $targetId AND users.role = 'student' AND (users.id = $callerId OR is_taught);

-- name: toAttempt
SELECT CASE WHEN attempts.student_id = $callerId THEN 'own' ELSE 'pupil' END AS relation
FROM attempts
LEFT JOIN LATERAL (
  SELECT true AS is_taught FROM present_pupils
  WHERE present_pupils.student_id = attempts.student_id AND $callerId IN (teacher_id, institute_id) LIMIT 1) AS taught ON true
WHERE attempts.id = $targetId AND (attempts.student_id = $callerId OR is_taught)
-- Two students may have used the same id.
ORDER BY attempts.student_id = $callerId DESC
LIMIT 1;

-- name: toClass
SELECT CASE WHEN classes.teacher_id = $callerId THEN 'own' ELSE 'member' END AS relation
FROM classes
WHERE classes.id = $targetId AND classes.archived_at IS NULL
  AND (classes.teacher_id = $callerId OR EXISTS (
    SELECT FROM enrolments WHERE class_id = classes.id AND student_id = $callerId AND ended_at IS NULL));

-- name: toTeacher
SELECT 'own' AS relation
FROM staff
WHERE teacher_id = $targetId AND institute_id = $callerId AND left_at IS NULL;

-- name: toActivity
SELECT 'own' AS relation FROM activities WHERE id = $targetId AND institute_id = $callerId;

-- name: toSuggestion
SELECT 'own' AS relation FROM suggestions WHERE id = $targetId AND author_id = $callerId;

-- name: toReportedSuggestion
SELECT 'pupil' AS relation
FROM suggestions
CROSS JOIN LATERAL (
  SELECT FROM present_pupils
  WHERE student_id = author_id AND $callerId IN (teacher_id, institute_id) LIMIT 1) AS taught
WHERE id = $targetId AND EXISTS (SELECT FROM confirmed_staff WHERE user_id = $callerId);

-- name: toSitting
SELECT 'own' AS relation FROM sittings WHERE id = $targetId AND student_id = $callerId;

-- name: toTest
-- A teacher keeps it in every state, an institute reads what a teacher of it has published.
SELECT CASE WHEN seen_classes.teacher_id = $callerId THEN 'own' ELSE 'pupil' END AS relation
FROM test_classes
JOIN seen_classes USING (class_id)
JOIN tests ON tests.id = test_id
WHERE test_id = $targetId AND viewer_id = $callerId
  AND (seen_classes.teacher_id = $callerId OR published_at IS NOT NULL)
  AND EXISTS (SELECT FROM confirmed_staff WHERE user_id = $callerId)
LIMIT 1;
