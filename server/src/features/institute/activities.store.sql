-- name: findSampleInstitute
SELECT id FROM users WHERE is_sample AND role = 'institute' ORDER BY created_at, id LIMIT 1;

-- name: countActivities
SELECT count(*) AS total FROM activities WHERE institute_id = $instituteId AND (is_sample OR NOT $isSample);

-- name: listActivities
SELECT id, type, title, description, day::text AS date, score
FROM activities
WHERE institute_id = $instituteId AND (is_sample OR NOT $isSample)
ORDER BY day DESC, created_at DESC, id
LIMIT $limit OFFSET $offset;

-- name: insertActivity
INSERT INTO activities (id, institute_id, type, title, description, day, score, created_at)
VALUES ($id, $instituteId, $type, $title, $description, $date, $score, $createdAt);

-- name: deleteActivity
DELETE FROM activities WHERE id = $activityId;
