-- name: lockOffice
-- Imports of one institute wait, too.
SELECT user_id FROM institutes WHERE user_id = $instituteId FOR NO KEY UPDATE;

-- name: releaseOfficePupils
UPDATE enrolments SET ended_at = greatest($now, enrolled_at)
FROM classes
WHERE classes.id = class_id AND classes.teacher_id = ANY ($teacherIds::uuid[]) AND ended_at IS NULL AND by_office
  AND agreed_institute_id = $instituteId;
