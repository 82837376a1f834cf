-- A thousand people at a time, so that no statement takes longer than the server has patience for.

-- name: lockClasses
-- Who joins with a code in this moment waits.
SELECT classes.id FROM seen_classes JOIN classes ON classes.id = class_id
WHERE viewer_id = $instituteId
ORDER BY classes.id
FOR NO KEY UPDATE OF classes;

-- name: insertPeople
-- Nobody signs in by the email of a roster before it is verified: the account is known by its username.
WITH people AS (
  SELECT * FROM json_to_recordset($people) AS person (
    id uuid, name text, email text, username text, "admissionNo" text, "className" text, "rollNo" text, grade text,
    subject text)
), made AS (
  INSERT INTO users (id, issuer, subject, name, email, username, role, created_at)
  SELECT id, 'vikalp', id, name, email, username, $role, $now FROM people
), as_students AS (
  INSERT INTO students (user_id, grade) SELECT id, grade FROM people WHERE $role = 'student'
), as_teachers AS (
  INSERT INTO teachers (user_id, subject) SELECT id, subject FROM people WHERE $role = 'teacher'
), as_staff AS (
  INSERT INTO staff (teacher_id, institute_id, joined_at, confirmed_at)
  SELECT id, $instituteId, $now, $now FROM people WHERE $role = 'teacher'
)
INSERT INTO roster_people (user_id, institute_id, role, name, admission_no, class_name, roll_no, added_at)
SELECT id, $instituteId, $role, name, "admissionNo", "className", "rollNo", $now FROM people;

-- name: updatePeople
-- Of an account of one's own, which is not on the roster, nothing.
WITH people AS (
  SELECT person.*, roster_people.name <> person.name AS is_respelt
  FROM json_to_recordset($people) AS person (
    id uuid, name text, email text, "admissionNo" text, "className" text, "rollNo" text, grade text, subject text)
  JOIN roster_people ON user_id = id AND institute_id = $instituteId
), named AS (
  -- A name that the person corrected stays until the office spells its own anew; an email by which they sign in is theirs.
  UPDATE users
  SET name = CASE WHEN is_respelt THEN people.name ELSE users.name END,
    email = CASE WHEN users.subject = users.id::text THEN people.email ELSE users.email END
  FROM people
  WHERE users.id = people.id AND (is_respelt OR users.email IS DISTINCT FROM people.email)
), graded AS (
  UPDATE students SET grade = people.grade FROM people WHERE user_id = people.id AND $role = 'student'
), of_subject AS (
  UPDATE teachers SET subject = people.subject FROM people WHERE user_id = people.id AND $role = 'teacher'
)
UPDATE roster_people
SET name = people.name, admission_no = "admissionNo", class_name = "className", roll_no = "rollNo", left_at = NULL
FROM people
WHERE user_id = people.id;

-- name: freeAdmissionNos
-- Two people may have exchanged theirs.
UPDATE roster_people SET admission_no = NULL WHERE institute_id = $instituteId AND user_id = ANY ($ids::uuid[]);

-- name: rejoinStaff
-- Who comes back is confirmed anew by the institute, not by a file.
INSERT INTO staff (teacher_id, institute_id, joined_at)
SELECT id, $instituteId, $now
FROM unnest($ids::uuid[]) AS id
WHERE NOT EXISTS (SELECT FROM staff WHERE teacher_id = id AND left_at IS NULL)
ON CONFLICT (teacher_id, institute_id, joined_at) DO UPDATE SET left_at = NULL, confirmed_at = NULL, ended_by_teacher = false;

-- name: endStaff
UPDATE staff SET left_at = greatest($now, joined_at),
  refused_code = (SELECT code FROM invitations WHERE invitations.institute_id = $instituteId)
WHERE institute_id = $instituteId AND teacher_id = ANY ($ids::uuid[]) AND left_at IS NULL;

-- name: leaveRoster
UPDATE roster_people SET left_at = $now WHERE institute_id = $instituteId AND user_id = ANY ($ids::uuid[]);

-- name: endEnrolments
-- Where the office put them, whatever its class is called by now, and in the class that the roster has for them; or in
-- every class of the institute.
UPDATE enrolments SET ended_at = greatest($now, enrolled_at)
FROM seen_classes, roster_people
WHERE seen_classes.viewer_id = $instituteId AND seen_classes.class_id = enrolments.class_id
  AND roster_people.user_id = enrolments.student_id AND roster_people.institute_id = $instituteId
  AND enrolments.student_id = ANY ($ids::uuid[]) AND enrolments.ended_at IS NULL
  AND ($isEvery OR by_office OR lower(seen_classes.class_name) = lower(roster_people.class_name));

-- name: insertClasses
INSERT INTO classes (id, teacher_id, name, code, created_at)
SELECT id, "teacherId", name, code, $now
FROM json_to_recordset($classes) AS class (id uuid, "teacherId" uuid, name text, code text);

-- name: parkRollNos
-- So that two students may exchange their numbers.
UPDATE enrolments SET roll_no = '~' || student_id
FROM roster_places
WHERE institute_id = $instituteId AND user_id = ANY ($ids::uuid[])
  AND roster_places.class_id = enrolments.class_id AND user_id = student_id AND ended_at IS NULL;

-- name: giveWay
-- Who has a number that the roster gives to somebody else, as those who joined with a code may, gets the next free one. 1 and
-- 01 are one number, as domain/src/classes/roll-number.ts says.
WITH wanted AS (
  SELECT class_id, user_id, roll_no
  FROM roster_places
  WHERE institute_id = $instituteId AND user_id = ANY ($ids::uuid[]) AND (is_enrolled OR NOT keeps_away)
), giving AS (
  SELECT enrolments.class_id, enrolments.student_id,
    row_number() OVER (PARTITION BY enrolments.class_id ORDER BY enrolments.roll_no) AS place
  FROM wanted
  JOIN enrolments ON enrolments.class_id = wanted.class_id AND ended_at IS NULL AND student_id <> user_id
    AND ltrim(lower(enrolments.roll_no), '0') = ltrim(lower(wanted.roll_no), '0')
), highest AS (
  SELECT class_id, max(number) AS number
  FROM (
    SELECT class_id, roll_no::integer AS number FROM enrolments
    WHERE class_id IN (SELECT class_id FROM giving) AND ended_at IS NULL AND roll_no ~ '^[0-9]{1,9}$'
    UNION ALL
    SELECT class_id, roll_no::integer
    FROM roster_places
    WHERE institute_id = $instituteId AND class_id IN (SELECT class_id FROM giving) AND roll_no ~ '^[0-9]{1,9}$'
  ) AS numbers
  GROUP BY class_id
)
UPDATE enrolments SET roll_no = to_char(coalesce(highest.number, 0) + place, 'FM999999999900')
FROM giving
LEFT JOIN highest USING (class_id)
WHERE enrolments.class_id = giving.class_id AND enrolments.student_id = giving.student_id AND ended_at IS NULL;

-- name: takeRollNos
UPDATE enrolments SET roll_no = roster_places.roll_no
FROM roster_places
WHERE institute_id = $instituteId AND user_id = ANY ($ids::uuid[])
  AND roster_places.class_id = enrolments.class_id AND user_id = student_id AND ended_at IS NULL;

-- name: enrol
-- The account is the institute's, so there is no other that could be behind the class.
INSERT INTO enrolments (class_id, student_id, roll_no, enrolled_at, agreed_institute_id, by_office)
SELECT class_id, user_id, roll_no, $now, $instituteId, true
FROM roster_places
WHERE institute_id = $instituteId AND user_id = ANY ($ids::uuid[]) AND NOT is_enrolled AND NOT keeps_away
ON CONFLICT (class_id, student_id, enrolled_at) DO UPDATE
SET ended_at = NULL, roll_no = excluded.roll_no, agreed_institute_id = excluded.agreed_institute_id, by_office = true;

-- name: listCrowded
-- Classes of these students that hold more than a class may, with those who joined by its code.
WITH touched AS (
  SELECT DISTINCT class_id FROM roster_places WHERE institute_id = $instituteId AND user_id = ANY ($ids::uuid[])
)
SELECT classes.name
FROM touched
JOIN classes ON classes.id = class_id
JOIN enrolments ON enrolments.class_id = classes.id AND ended_at IS NULL
GROUP BY classes.id
HAVING count(*) > $most
ORDER BY classes.name, classes.id;

-- name: listInClasses
SELECT user_id AS "userId", class_name AS class, roll_no AS "rollNo", grade
FROM roster_people
LEFT JOIN students USING (user_id)
WHERE institute_id = $instituteId AND role = 'student' AND left_at IS NULL AND lower(class_name) = ANY ($keys);

-- name: listTaught
SELECT class_id AS "classId", class_name AS name, teacher_id AS "teacherId"
FROM roster_classes
WHERE institute_id = $instituteId AND lower(class_name) = ANY ($keys)
ORDER BY class_id;

-- name: archiveClasses
WITH emptied AS (
  UPDATE enrolments SET ended_at = greatest($now, enrolled_at)
  WHERE class_id = ANY ($classIds::uuid[]) AND ended_at IS NULL
)
UPDATE classes SET archived_at = $now WHERE id = ANY ($classIds::uuid[]) AND archived_at IS NULL;

-- name: moveStudents
WITH moved AS (
  SELECT * FROM json_to_recordset($moves) AS move ("userId" uuid, class text, "rollNo" text, grade text)
), graded AS (
  UPDATE students SET grade = moved.grade FROM moved WHERE user_id = moved."userId"
)
UPDATE roster_people SET class_name = class, roll_no = moved."rollNo"
FROM moved
WHERE user_id = moved."userId" AND institute_id = $instituteId;
