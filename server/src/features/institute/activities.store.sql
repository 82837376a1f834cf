-- name: countActivities
SELECT count(*) AS total FROM activities WHERE institute_id = $instituteId;

-- name: listActivities
SELECT id, type, title, description, day::text AS date, score
FROM activities
WHERE institute_id = $instituteId
ORDER BY day DESC, created_at DESC, id
LIMIT $limit OFFSET $offset;

-- name: insertActivity
INSERT INTO activities (id, institute_id, type, title, description, day, score, created_at)
VALUES ($id, $instituteId, $type, $title, $description, $date, $score, $createdAt);

-- name: deleteActivity
DELETE FROM activities WHERE id = $activityId;
