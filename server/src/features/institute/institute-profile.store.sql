-- name: findInstitute
SELECT users.id AS "userId", users.name, users.email, photos.id AS "photoId", institutes.accreditation, institutes.location,
  institutes.established_year AS "establishedYear",
  EXISTS (SELECT FROM confirmed_staff WHERE user_id = users.id) AS confirmed,
  (SELECT count(*) FROM staff WHERE institute_id = users.id AND left_at IS NULL) AS "activeTeachers",
  (SELECT count(*) FROM activities WHERE institute_id = users.id) AS "totalActivities"
FROM users
LEFT JOIN institutes ON institutes.user_id = users.id
LEFT JOIN photos ON photos.user_id = users.id
WHERE users.id = $userId AND users.role = 'institute';

-- name: listSubjects
SELECT subject, sum(attempts) AS attempts, sum(score_sum) AS "scoreSum"
FROM (
  SELECT subject, attempts, score_sum
  FROM student_subjects
  WHERE student_id = ANY (ARRAY(
    SELECT student_id FROM seen_pupils WHERE viewer_id = $userId))
  UNION ALL
  SELECT subject, attempts, score_sum
  FROM former_subjects
  WHERE group_id = ANY (ARRAY(
    SELECT group_id FROM seen_former_groups WHERE viewer_id = $userId))) AS practised
GROUP BY subject;

-- name: listClasses
-- Classes of the same name are combined, whoever teaches them.
SELECT min(class_name) AS class, array_agg(class_id::text) AS "classIds",
  array_remove(array_agg(DISTINCT subject), NULL) AS subjects
FROM seen_classes
LEFT JOIN teachers ON teachers.user_id = seen_classes.teacher_id
WHERE viewer_id = $userId
GROUP BY lower(class_name)
ORDER BY lower(class_name);

-- name: listFaculty
SELECT users.id AS "userId", users.name, photos.id AS "photoId", teachers.subject, teachers.teaching_since AS "teachingSince",
  coalesce(class_ids, '{}') AS "classIds"
FROM staff
JOIN users ON users.id = staff.teacher_id
LEFT JOIN teachers ON teachers.user_id = users.id
LEFT JOIN photos ON photos.user_id = users.id
LEFT JOIN (
  SELECT teacher_id, array_agg(class_id::text) AS class_ids
  FROM seen_classes
  WHERE viewer_id = $userId
  GROUP BY teacher_id
) AS taught ON taught.teacher_id = users.id
WHERE staff.institute_id = $userId AND staff.left_at IS NULL
ORDER BY lower(users.name), users.id;

-- name: saveInstitute
INSERT INTO institutes (user_id, accreditation, location, established_year)
VALUES ($userId, $accreditation, $location, $establishedYear)
ON CONFLICT (user_id) DO UPDATE
SET accreditation = $accreditation, location = $location, established_year = $establishedYear
RETURNING accreditation, location, established_year AS "establishedYear";
