-- name: insertAge
-- Once: what was answered is not answered again.
INSERT INTO ages (user_id, answered_at, adult_from, shares_from, shares_until)
VALUES ($userId, $now, $adultFrom,
  coalesce($adultFrom::date::timestamp AT TIME ZONE 'Asia/Kolkata', '-infinity'), 'infinity')
ON CONFLICT (user_id) DO UPDATE
SET answered_at = excluded.answered_at, adult_from = excluded.adult_from, shares_from = excluded.shares_from,
  shares_until = excluded.shares_until
WHERE ages.answered_at IS NULL;

-- name: correctAge
-- Whatever was answered; a consent that stands is one for this age as well.
INSERT INTO ages (user_id, answered_at, adult_from, shares_from, shares_until)
SELECT $userId, $now, $adultFrom::date,
  CASE WHEN EXISTS (SELECT FROM consents WHERE user_id = $userId AND given_at IS NOT NULL AND withdrawn_at IS NULL)
    THEN '-infinity'
    ELSE coalesce($adultFrom::date::timestamp AT TIME ZONE 'Asia/Kolkata', '-infinity') END, 'infinity'
ON CONFLICT (user_id) DO UPDATE
SET answered_at = excluded.answered_at, adult_from = excluded.adult_from, shares_from = excluded.shares_from,
  shares_until = excluded.shares_until;

-- name: deleteUnanswered
-- Those of another teacher lie with the guardians of another class.
DELETE FROM consents
WHERE user_id = $userId AND method = $method AND issued_by = $issuedBy AND given_at IS NULL;

-- name: insertQuestion
INSERT INTO consents (id, user_id, method, issued_by, issued_at, expires_at, code_hash)
VALUES ($id, $userId, $method, $issuedBy, $now, $expiresAt, $codeHash);

-- name: findQuestion
SELECT consents.user_id AS "userId", students.name AS student, method, expires_at AS "expiresAt",
  CASE WHEN method = 'paper' THEN issuers.name END AS issuer
FROM consents
JOIN users AS students ON students.id = consents.user_id
LEFT JOIN users AS issuers ON issuers.id = issued_by
WHERE code_hash = $codeHash AND given_at IS NULL AND expires_at > $now
  -- A paper is as good as the word of the teacher who handed it out, while the student is in a class of theirs or has moved
  -- to one of the same institute.
  AND (method = 'link'
    OR EXISTS (SELECT FROM confirmed_staff WHERE confirmed_staff.user_id = issued_by)
      AND EXISTS (
        SELECT FROM enrolments
        JOIN classes ON classes.id = class_id AND archived_at IS NULL
        LEFT JOIN staff ON staff.teacher_id = classes.teacher_id AND staff.left_at IS NULL
        WHERE enrolments.student_id = consents.user_id AND ended_at IS NULL
          AND (issued_by IN (classes.teacher_id, staff.institute_id) OR EXISTS (
            SELECT FROM staff AS colleagues
            WHERE colleagues.teacher_id = issued_by AND colleagues.left_at IS NULL
              AND colleagues.institute_id = staff.institute_id))));

-- name: giveConsent
UPDATE consents
SET guardian = $guardian, relation = $relation, contact = $contact, text_version = $textVersion, given_at = $now,
  withdrawal_hash = $withdrawalHash
WHERE code_hash = $codeHash AND given_at IS NULL AND expires_at > $now;

-- name: beginSharing
UPDATE ages SET shares_from = '-infinity' WHERE user_id = $userId;

-- name: endSharing
UPDATE ages SET shares_from = coalesce(adult_from::timestamp AT TIME ZONE 'Asia/Kolkata', '-infinity')
WHERE user_id = $userId;

-- name: findByWithdrawal
SELECT user_id AS "userId" FROM consents WHERE withdrawal_hash = $withdrawalHash AND withdrawn_at IS NULL;

-- name: withdraw
UPDATE consents SET withdrawn_at = greatest($now, given_at), withdrawn_by = $withdrawnBy
WHERE user_id = $userId AND given_at IS NOT NULL AND withdrawn_at IS NULL;

-- name: closeQuestions
-- Whoever has just taken the consent back has answered those that lie about.
DELETE FROM consents WHERE user_id = $userId AND given_at IS NULL;

-- name: eraseContact
UPDATE students SET phone = NULL, parent_contact = NULL, address = NULL WHERE user_id = $userId;

-- name: eraseUnshared
UPDATE students SET phone = NULL, parent_contact = NULL, address = NULL
FROM ages
WHERE students.user_id = $userId AND ages.user_id = $userId AND shares_from > $now;

-- name: listWaiting
SELECT student_id AS "userId", users.name AS student, roll_no AS "rollNo"
FROM enrolments
JOIN users ON users.id = student_id AND users.role = 'student'
JOIN ages ON ages.user_id = student_id AND adult_from > $today::date
WHERE class_id = $classId AND ended_at IS NULL
  AND NOT EXISTS (
    SELECT FROM consents WHERE consents.user_id = student_id AND given_at IS NOT NULL AND withdrawn_at IS NULL)
ORDER BY lower(users.name), student_id;

-- name: listReadings
-- All of them, or one reader could hide behind the others: there is one for each reader and day.
SELECT readers.name AS reader, readers.role, institutes.name AS institute, read_at AS "readAt", times
FROM contact_readings
LEFT JOIN users AS readers ON readers.id = reader_id
LEFT JOIN staff ON staff.teacher_id = reader_id AND read_at >= joined_at AND (left_at IS NULL OR read_at < left_at)
LEFT JOIN users AS institutes ON institutes.id = institute_id
WHERE student_id = $userId AND read_at > $since
ORDER BY read_at DESC;

-- name: forgetReadings
DELETE FROM contact_readings WHERE read_at <= $before;

-- name: forgetQuestions
DELETE FROM consents WHERE given_at IS NULL AND expires_at <= $before;
