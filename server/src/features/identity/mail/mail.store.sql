-- name: findVerified
-- Only a confirmed address gets a link for a new password.
SELECT id, name, email
FROM users
WHERE issuer = 'vikalp' AND subject = $email AND email = $email AND email_verified_at IS NOT NULL;

-- name: findEmail
SELECT email, email_verified_at IS NOT NULL AS "isVerified", asked_email AS "askedEmail" FROM users WHERE id = $userId;

-- name: lockEmail
-- Of two people who take one address at one moment the second sees what the first did.
SELECT pg_advisory_xact_lock(hashtextextended($email, 0));

-- name: releaseEmail
-- Whoever has the address without having confirmed it signs in by it no more.
UPDATE users SET subject = id::text
WHERE issuer = 'vikalp' AND subject = $email AND id <> $userId AND email_verified_at IS NULL;

-- name: findClaim
-- Who gave the address, or asked for it.
SELECT name, coalesce(email = $email AND email_verified_at IS NOT NULL, false) AS "isVerified",
  coalesce(email = $email AND email_verified_at IS NULL, false) AS "canStartAnew"
FROM users
WHERE id = $userId AND issuer = 'vikalp' AND $email IN (email, asked_email);

-- name: refuseAddress
-- Its reader says that the account is somebody else's.
UPDATE users
SET asked_email = nullif(asked_email, $email), email = nullif(email, $email),
  subject = CASE WHEN subject = $email THEN id::text ELSE subject END
WHERE id = $userId AND issuer = 'vikalp' AND $email IN (email, asked_email)
  AND (email IS DISTINCT FROM $email OR email_verified_at IS NULL);

-- name: releaseFirst
-- The address given at sign-up, which its reader takes for another account.
UPDATE users SET email = NULL, subject = CASE WHEN subject = $email THEN id::text ELSE subject END
WHERE id = $userId AND issuer = 'vikalp' AND email = $email AND email_verified_at IS NULL;

-- name: insertReader
-- None where somebody has confirmed the address meanwhile.
INSERT INTO users (id, issuer, subject, name, email, role, password_hash, created_at, email_verified_at)
SELECT $id, 'vikalp', $email, name, $email, role, $passwordHash, $now, $now FROM users WHERE id = $userId
ON CONFLICT (issuer, subject) DO NOTHING;

-- name: closeMailed
-- The reader of the address before has a link no more.
DELETE FROM reset_codes WHERE user_id = $userId AND by_mail;

-- name: setVerified
UPDATE users
SET email = $email, subject = $email, asked_email = nullif(asked_email, $email),
  email_verified_at = CASE WHEN email = $email THEN coalesce(email_verified_at, $now) ELSE $now END
WHERE id = $userId AND issuer = 'vikalp' AND $email IN (email, asked_email)
  AND NOT EXISTS (
    SELECT FROM users AS owners WHERE owners.issuer = 'vikalp' AND owners.subject = $email AND owners.id <> $userId);

-- name: forgetUnconfirmed
-- Of those who signed up where mail is sent: nobody can sign in to them any more, and nothing was done with them.
DELETE FROM users
WHERE issuer = 'vikalp' AND subject = id::text AND username IS NULL AND email_verified_at IS NULL
  AND created_at <= $before
  AND NOT EXISTS (SELECT FROM devices WHERE devices.user_id = users.id)
  AND NOT EXISTS (SELECT FROM passkeys WHERE passkeys.user_id = users.id)
  AND NOT EXISTS (SELECT FROM reset_codes WHERE reset_codes.user_id = users.id)
  AND NOT EXISTS (SELECT FROM attempts WHERE attempts.student_id = users.id)
  AND NOT EXISTS (SELECT FROM sittings WHERE sittings.student_id = users.id)
  AND NOT EXISTS (SELECT FROM bookmarks WHERE bookmarks.student_id = users.id)
  AND NOT EXISTS (SELECT FROM goals WHERE goals.student_id = users.id)
  AND NOT EXISTS (SELECT FROM consents WHERE consents.user_id = users.id AND given_at IS NOT NULL)
  AND NOT EXISTS (SELECT FROM enrolments WHERE enrolments.student_id = users.id)
  AND NOT EXISTS (SELECT FROM suggestions WHERE suggestions.author_id = users.id)
  AND NOT EXISTS (SELECT FROM suggestion_reports WHERE suggestion_reports.user_id = users.id)
  AND NOT EXISTS (SELECT FROM reports WHERE reports.reporter_id = users.id)
  AND NOT EXISTS (SELECT FROM classes WHERE classes.teacher_id = users.id)
  AND NOT EXISTS (SELECT FROM staff WHERE users.id IN (staff.teacher_id, staff.institute_id))
  AND NOT EXISTS (SELECT FROM roster_people WHERE users.id IN (roster_people.user_id, roster_people.institute_id))
  AND NOT EXISTS (SELECT FROM confirmations WHERE confirmations.user_id = users.id);

-- name: askForEmail
-- A new password voids the wishes made with the one before, also those that are under way.
UPDATE users SET asked_email = $email WHERE id = $userId AND issuer = 'vikalp' AND password_hash = $passwordHash;

-- name: takeEmail
-- Where no mail is sent nothing can be confirmed.
UPDATE users
SET email = $email, subject = $email, email_verified_at = CASE WHEN email = $email THEN email_verified_at END
WHERE id = $userId AND issuer = 'vikalp'
  AND NOT EXISTS (
    SELECT FROM users AS owners WHERE owners.issuer = 'vikalp' AND owners.subject = $email AND owners.id <> $userId);
