-- name: savePaperCode
INSERT INTO reset_codes (user_id, by_mail, code_hash, maker_id, expires_at)
VALUES ($userId, false, $codeHash, $makerId, $expiresAt)
ON CONFLICT (user_id, by_mail) DO UPDATE
SET code_hash = excluded.code_hash, maker_id = excluded.maker_id, expires_at = excluded.expires_at;

-- name: saveMailedCode
-- All of them live as long. Of two mails that are asked for at one moment one is sent. An address that is being replaced
-- is waited for.
INSERT INTO reset_codes (user_id, by_mail, code_hash, expires_at)
SELECT id, true, $codeHash, $expiresAt FROM users
WHERE id = $userId AND subject = $email AND email_verified_at IS NOT NULL
FOR KEY SHARE
ON CONFLICT (user_id, by_mail) DO UPDATE
SET code_hash = excluded.code_hash, expires_at = excluded.expires_at
WHERE reset_codes.expires_at <= excluded.expires_at - make_interval(secs => $secondsBetween);

-- name: findByCode
-- Who made it must still be who may make one. Without a maker it came by mail or from the operator.
SELECT users.id, users.name, users.email, users.username, users.role
FROM reset_codes
JOIN users ON users.id = reset_codes.user_id
WHERE code_hash = $codeHash AND expires_at > $now
  AND (maker_id IS NULL
    OR EXISTS (SELECT FROM confirmed_staff WHERE confirmed_staff.user_id = maker_id)
      AND EXISTS (
        SELECT FROM present_pupils WHERE student_id = users.id AND maker_id IN (teacher_id, institute_id))
    OR EXISTS (
      SELECT FROM roster_people
      WHERE user_id = users.id AND institute_id = maker_id AND left_at IS NULL AND email_verified_at IS NULL));

-- name: findListed
-- A student of the institute's own roster, who may share with nobody. Who has confirmed an own email comes back by it.
SELECT users.id, users.name, users.username, class_name AS class, has_no_password(users) AS "isWaiting",
  email_verified_at IS NOT NULL AS "hasOwnEmail"
FROM roster_people
JOIN users ON users.id = user_id
WHERE username = $username AND institute_id = $instituteId AND left_at IS NULL AND roster_people.role = 'student';

-- name: spendCode
-- Of two at one moment only one finds it.
DELETE FROM reset_codes WHERE code_hash = $codeHash AND expires_at > $now;

-- name: forgetExpired
DELETE FROM reset_codes WHERE expires_at <= $now;
