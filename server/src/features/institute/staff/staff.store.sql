-- name: lockTeacher
SELECT id FROM users WHERE id = $teacherId FOR NO KEY UPDATE;

-- name: findInstitute
SELECT institute_id AS "instituteId" FROM staff WHERE teacher_id = $teacherId AND left_at IS NULL;

-- name: countTeachers
SELECT count(*) AS teachers FROM staff WHERE institute_id = $instituteId AND left_at IS NULL;

-- name: insertMembership
-- Leaving and joining again at the same instant continues the same membership, which is to be confirmed anew.
INSERT INTO staff (teacher_id, institute_id, joined_at) VALUES ($teacherId, $instituteId, $joinedAt)
ON CONFLICT (teacher_id, institute_id, joined_at) DO UPDATE SET left_at = NULL, confirmed_at = NULL,
  ended_by_teacher = false;

-- name: endMembership
-- Leaving must also work after the clock was set back. It is the teacher's own, unless the institute is named.
UPDATE staff SET left_at = greatest($now, joined_at), ended_by_teacher = $instituteId::uuid IS NULL,
  refused_code = (SELECT code FROM invitations WHERE invitations.institute_id = $instituteId)
WHERE teacher_id = $teacherId AND left_at IS NULL AND ($instituteId::uuid IS NULL OR institute_id = $instituteId)
RETURNING institute_id AS "instituteId";

-- name: isRefused
SELECT EXISTS (
  SELECT FROM staff WHERE teacher_id = $teacherId AND institute_id = $instituteId AND refused_code = $code
) AS refused;

-- name: setConfirmed
UPDATE staff SET confirmed_at = $confirmedAt
WHERE teacher_id = $teacherId AND institute_id = $instituteId AND left_at IS NULL;

-- name: listStaff
SELECT teacher_id AS "userId", users.name, known_email(users) AS email, teachers.subject,
  (SELECT count(*) FROM classes WHERE classes.teacher_id = staff.teacher_id AND archived_at IS NULL) AS classes,
  indian_day(joined_at)::text AS "joinedOn", staff.confirmed_at IS NOT NULL AS confirmed
FROM staff
JOIN users ON users.id = teacher_id
LEFT JOIN teachers ON teachers.user_id = teacher_id
WHERE institute_id = $instituteId AND left_at IS NULL
ORDER BY lower(users.name), teacher_id;
