-- name: countActivities
SELECT count(*) AS total FROM activities WHERE institute_id = $instituteId;

-- name: listActivities
SELECT id, type, title, description, day::text AS date, score
FROM activities
WHERE institute_id = $instituteId
  AND (day, created_at, id) < (
    coalesce((SELECT day FROM activities WHERE id = $after AND institute_id = $instituteId), 'infinity'),
    coalesce((SELECT created_at FROM activities WHERE id = $after AND institute_id = $instituteId), 'infinity'),
    coalesce($after, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
ORDER BY day DESC, created_at DESC, id DESC
LIMIT $limit OFFSET $offset;

-- name: insertActivity
INSERT INTO activities (id, institute_id, type, title, description, day, score, created_at)
VALUES ($id, $instituteId, $type, $title, $description, $date, $score, $createdAt);

-- name: deleteActivity
DELETE FROM activities WHERE id = $activityId;
