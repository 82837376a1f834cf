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
FROM student_subjects
WHERE student_id = ANY (ARRAY(
  SELECT student_id FROM seen_pupils WHERE viewer_id = $userId))
GROUP BY subject;

-- name: listClasses
-- Classes of the same name are combined, whoever teaches them; the best student has the best mean score.
WITH named AS (
  SELECT lower(class_name) AS class, min(class_name) AS name,
    array_remove(array_agg(DISTINCT subject), NULL) AS subjects
  FROM seen_classes
  LEFT JOIN teachers ON teachers.user_id = seen_classes.teacher_id
  WHERE viewer_id = $userId
  GROUP BY lower(class_name)
), members AS (
  SELECT DISTINCT lower(class_name) AS class, student_id
  FROM seen_pupils
  WHERE viewer_id = $userId
), ranked AS (
  SELECT class, student_id, users.name, quizzes, score_sum,
    row_number() OVER (
      PARTITION BY class
      ORDER BY score_sum / nullif(quizzes, 0)::numeric DESC NULLS LAST, quizzes DESC, lower(users.name), student_id
    ) AS place
  FROM members
  JOIN users ON users.id = student_id
  LEFT JOIN student_totals USING (student_id)
), sums AS (
  SELECT class, count(*) AS students, sum(quizzes) AS quizzes, sum(score_sum) AS score_sum FROM ranked GROUP BY class
)
SELECT named.name AS class, named.subjects, coalesce(students, 0) AS "totalStudents",
  coalesce(sums.quizzes, 0) AS quizzes, coalesce(sums.score_sum, 0) AS "scoreSum",
  CASE WHEN top.quizzes > 0 THEN json_build_object(
    'userId', top.student_id, 'name', top.name, 'quizzes', top.quizzes, 'scoreSum', top.score_sum) END AS top
FROM named
LEFT JOIN sums USING (class)
LEFT JOIN ranked AS top ON top.class = named.class AND top.place = 1
ORDER BY named.class;

-- name: listClassPractice
-- What the students of each class practised, by period; classes of the same name together, a student once in each.
WITH members AS MATERIALIZED (
  SELECT DISTINCT lower(class_name) AS class, student_id FROM seen_pupils WHERE viewer_id = $userId
)
SELECT class, starts_on::text AS "startsOn", sum(attempts) AS attempts, sum(score_sum) AS "scoreSum"
FROM members
JOIN student_periods USING (student_id)
WHERE unit = $unit AND starts_on BETWEEN $first AND $today
GROUP BY class, starts_on;

-- name: listFaculty
SELECT users.id AS "userId", users.name, photos.id AS "photoId", teachers.subject, teachers.teaching_since AS "teachingSince",
  count(student_id) AS students,
  count(student_id) FILTER (WHERE EXISTS (
    SELECT FROM student_periods
    WHERE student_periods.student_id = pupils.student_id AND unit = 'day' AND starts_on >= $ratedFrom)) AS practised
FROM staff
JOIN users ON users.id = staff.teacher_id
LEFT JOIN teachers ON teachers.user_id = users.id
LEFT JOIN photos ON photos.user_id = users.id
LEFT JOIN (
  SELECT DISTINCT teacher_id, student_id
  FROM seen_pupils
  WHERE viewer_id = $userId
) AS pupils ON pupils.teacher_id = users.id
WHERE staff.institute_id = $userId AND staff.left_at IS NULL
GROUP BY users.id, teachers.user_id, photos.id
ORDER BY lower(users.name), users.id;

-- name: saveInstitute
INSERT INTO institutes (user_id, accreditation, location, established_year)
VALUES ($userId, $accreditation, $location, $establishedYear)
ON CONFLICT (user_id) DO UPDATE
SET accreditation = $accreditation, location = $location, established_year = $establishedYear
RETURNING accreditation, location, established_year AS "establishedYear";
