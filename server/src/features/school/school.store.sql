-- name: findHandle
SELECT handle FROM institutes WHERE user_id = $instituteId;

-- name: lockHandle
-- Imports of one institute wait for each other.
SELECT handle FROM institutes WHERE user_id = $instituteId FOR NO KEY UPDATE;

-- name: saveHandle
-- Neither one that any institute has or had, nor a second one.
WITH chosen AS (
  INSERT INTO handles (handle)
  SELECT $handle WHERE NOT EXISTS (SELECT FROM institutes WHERE user_id = $instituteId AND handle IS NOT NULL)
  ON CONFLICT DO NOTHING
  RETURNING handle
)
INSERT INTO institutes (user_id, handle)
SELECT $instituteId, handle FROM chosen
ON CONFLICT (user_id) DO UPDATE SET handle = excluded.handle WHERE institutes.handle IS NULL;

-- name: countPeople
SELECT users.role, count(*) AS people,
  count(*) FILTER (WHERE has_no_password(users)) AS waiting
FROM roster_people
JOIN users ON users.id = user_id
WHERE institute_id = $instituteId AND left_at IS NULL
  AND (users.role = 'student' OR EXISTS (
    SELECT FROM staff
    WHERE teacher_id = user_id AND staff.institute_id = $instituteId AND staff.left_at IS NULL))
GROUP BY users.role;

-- name: listClasses
-- Those of the roster and those that teachers of the institute began.
WITH listed AS (
  SELECT lower(class_name) AS key, class_name, user_id AS student_id, has_no_password(users) AS is_waiting
  FROM roster_people
  JOIN users ON users.id = user_id
  WHERE institute_id = $instituteId AND roster_people.role = 'student' AND left_at IS NULL
), taught AS (
  SELECT lower(class_name) AS key, min(class_name) AS name, count(DISTINCT seen_classes.teacher_id) AS teachers,
    count(DISTINCT roster_classes.teacher_id) AS confirmed
  FROM seen_classes
  LEFT JOIN roster_classes USING (class_id, class_name)
  WHERE viewer_id = $instituteId
  GROUP BY key
), members AS (
  SELECT key, count(DISTINCT student_id) AS students, count(DISTINCT student_id) FILTER (WHERE shares) AS sharing
  FROM (
    SELECT key, student_id, false AS shares FROM listed
    UNION ALL
    SELECT lower(class_name), student_id, true FROM seen_pupils WHERE viewer_id = $instituteId) AS member
  GROUP BY key
), waiting AS (
  SELECT key, min(class_name) AS name, count(*) AS on_roster, count(*) FILTER (WHERE is_waiting) AS waiting
  FROM listed
  GROUP BY key
)
SELECT coalesce(waiting.name, taught.name) AS name, coalesce(students, 0) AS students, coalesce(sharing, 0) AS sharing,
  coalesce(on_roster, 0) AS "onRoster", coalesce(waiting, 0) AS waiting, coalesce(teachers, 0) AS teachers, coalesce(confirmed, 0) AS confirmed
FROM waiting
FULL JOIN taught USING (key)
LEFT JOIN members USING (key)
ORDER BY key;

-- name: findVersion
-- Names who is in which class.
SELECT encode(sha256(convert_to(
  coalesce(string_agg(concat_ws(' ', user_id, lower(class_name)), ',' ORDER BY user_id), ''), 'UTF8')), 'base64') AS version
FROM roster_people
WHERE institute_id = $instituteId AND role = 'student' AND left_at IS NULL;

-- name: listStudents
SELECT users.id AS "userId", roster_people.name, email, admission_no AS "admissionNo", ARRAY[class_name] AS classes,
  roll_no AS "rollNo", grade, NULL AS subject, left_at IS NOT NULL AS "hasLeft",
  users.subject <> users.id::text AS "hasOwnEmail", false AS "isOwnAccount", true AS "isConfirmed",
  coalesce(is_missing, false) AS "isMissing", coalesce(keeps_away, false) AS "keepsAway"
FROM roster_people
JOIN users ON users.id = user_id
LEFT JOIN students ON students.user_id = users.id
LEFT JOIN (
  SELECT user_id, bool_or(NOT is_enrolled AND NOT keeps_away) AS is_missing,
    bool_or(NOT is_enrolled AND keeps_away) AS keeps_away
  FROM roster_places
  WHERE institute_id = $instituteId
  GROUP BY user_id) AS places ON places.user_id = users.id
WHERE institute_id = $instituteId AND roster_people.role = 'student'
ORDER BY users.id;

-- name: listTeachers
-- Also those who joined with the invitation code, and nobody who works elsewhere by now.
SELECT users.id AS "userId", coalesce(roster_people.name, users.name) AS name,
  CASE WHEN roster_people.user_id IS NULL THEN known_email(users) ELSE email END AS email, admission_no AS "admissionNo",
  ARRAY(SELECT classes.name FROM classes WHERE teacher_id = users.id AND archived_at IS NULL ORDER BY created_at, id)
    AS classes,
  NULL AS "rollNo", NULL AS grade, teachers.subject, membership.teacher_id IS NULL AS "hasLeft",
  users.subject <> users.id::text AS "hasOwnEmail", roster_people.user_id IS NULL AS "isOwnAccount",
  membership.confirmed_at IS NOT NULL AS "isConfirmed", false AS "isMissing",
  membership.teacher_id IS NULL AND coalesce((
    SELECT ended_by_teacher
    FROM staff
    WHERE staff.teacher_id = users.id AND staff.institute_id = $instituteId
    ORDER BY joined_at DESC
    LIMIT 1), false) AS "keepsAway"
FROM users
LEFT JOIN roster_people ON roster_people.user_id = users.id AND roster_people.institute_id = $instituteId
LEFT JOIN staff AS membership ON membership.teacher_id = users.id AND membership.left_at IS NULL
LEFT JOIN teachers ON teachers.user_id = users.id
WHERE users.role = 'teacher' AND (
  membership.institute_id = $instituteId OR (roster_people.user_id IS NOT NULL AND membership.teacher_id IS NULL))
ORDER BY users.id;

-- name: listUsernames
-- Also of those who are on no roster any more.
SELECT username FROM users WHERE username IS NOT NULL AND split_part(username, '@', 2) = $handle;

-- name: listNumbersElsewhere
-- Of teachers of the roster who work at another institute by now.
SELECT admission_no AS "admissionNo"
FROM roster_people
JOIN staff ON teacher_id = user_id AND staff.left_at IS NULL AND staff.institute_id <> roster_people.institute_id
WHERE roster_people.institute_id = $instituteId AND admission_no IS NOT NULL;

-- name: listJoinedAlone
-- Students with an account of their own, by the class that they joined with a code.
SELECT DISTINCT users.name, class_name AS class
FROM seen_pupils
JOIN users ON users.id = student_id
WHERE viewer_id = $instituteId AND NOT EXISTS (SELECT FROM roster_people WHERE user_id = student_id);

-- name: listClassTeachers
-- Whose the running classes of these names are, which are in lower case.
SELECT class_name AS class, users.name AS teacher, EXISTS (
    SELECT FROM roster_classes WHERE roster_classes.class_id = seen_classes.class_id AND institute_id = $instituteId
  ) AS "isConfirmed"
FROM seen_classes
JOIN users ON users.id = teacher_id
WHERE viewer_id = $instituteId AND lower(class_name) = ANY ($keys)
ORDER BY lower(users.name), users.id;
