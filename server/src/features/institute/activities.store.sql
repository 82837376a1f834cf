-- name: countActivities
SELECT count(*) AS total FROM activities WHERE institute_id = $instituteId;

-- name: listActivities
SELECT id, type, title, description, day::text AS date, score, created_at AS "recordedAt"
FROM activities
WHERE institute_id = $instituteId
  AND ($afterId::uuid IS NULL OR (day, created_at, id) < ($afterDay::date, $afterRecordedAt, $afterId))
ORDER BY day DESC, created_at DESC, id DESC
LIMIT $limit OFFSET $offset;

-- name: insertActivity
INSERT INTO activities (id, institute_id, type, title, description, day, score, created_at)
VALUES ($id, $instituteId, $type, $title, $description, $date, $score, $createdAt);

-- name: deleteActivity
DELETE FROM activities WHERE id = $activityId;
