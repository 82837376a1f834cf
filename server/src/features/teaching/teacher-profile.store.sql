-- name: findTeacher
SELECT users.id AS "userId", users.name, users.email, photos.id AS "photoId", teachers.subject, teachers.qualification, teachers.phone,
  teachers.teaching_since AS "teachingSince", institutes.name AS institute,
  EXISTS (SELECT FROM confirmed_staff WHERE user_id = users.id) AS confirmed,
  made.running AS "activeClasses", made.classes AS "classesMade",
  (SELECT count(*) FROM register_days AS days JOIN classes ON id = class_id
    WHERE teacher_id = users.id) AS "classDays"
FROM users
LEFT JOIN teachers ON teachers.user_id = users.id
LEFT JOIN photos ON photos.user_id = users.id
LEFT JOIN staff ON staff.teacher_id = users.id AND staff.left_at IS NULL
LEFT JOIN users AS institutes ON institutes.id = staff.institute_id
CROSS JOIN LATERAL (
  SELECT count(*) AS classes, count(*) FILTER (WHERE archived_at IS NULL) AS running
  FROM classes
  WHERE teacher_id = users.id
) AS made
WHERE users.id = $userId AND users.role = 'teacher';

-- name: listTopics
-- In the teacher's subject, or in all while none is entered.
WITH own AS (
  SELECT subject FROM teachers WHERE user_id = $userId
)
SELECT chapter, topic, sum(answered) AS answered, sum(correct) AS correct
FROM (
  SELECT chapter, topic, answered, correct
  FROM student_topics
  WHERE student_id = ANY (ARRAY(
    SELECT student_id FROM seen_pupils WHERE viewer_id = $userId))
  UNION ALL
  SELECT chapter, topic, answered, correct
  FROM former_topics
  WHERE group_id = ANY (ARRAY(
    SELECT group_id FROM seen_former_groups WHERE viewer_id = $userId))) AS met
WHERE chapter = ANY (ARRAY(
  SELECT known.chapter FROM unnest($chapters::text[], $subjects::text[]) AS known (chapter, subject)
  WHERE known.subject = coalesce((SELECT subject FROM own), known.subject)))
GROUP BY chapter, topic;

-- name: saveTeacher
INSERT INTO teachers (user_id, subject, qualification, phone, teaching_since)
VALUES ($userId, $subject, $qualification, $phone, $teachingSince)
ON CONFLICT (user_id) DO UPDATE
SET subject = $subject, qualification = $qualification, phone = $phone, teaching_since = $teachingSince
RETURNING subject, qualification, phone, teaching_since AS "teachingSince";
