-- name: listSuggestions
SELECT id, question_id AS "questionId", author_id AS "authorId", text, created_at AS "createdAt",
  (SELECT count(*) FROM suggestion_vibes WHERE suggestion_id = id) AS likes,
  EXISTS (SELECT FROM suggestion_vibes WHERE suggestion_id = id AND user_id = $userId) AS vibed,
  EXISTS (SELECT FROM standing_reports WHERE suggestion_id = id AND user_id = $userId) AS reported
FROM suggestions
WHERE question_id = $questionId
  -- What a student wrote rests while nobody may see anything of the student.
  AND (author_id = $userId OR EXISTS (SELECT FROM sharing_students WHERE student_id = author_id)
    OR EXISTS (SELECT FROM users WHERE users.id = author_id AND role <> 'student'))
  AND (SELECT count(*) FROM standing_reports WHERE suggestion_id = id AND counts_from <= $now) < $hidingReports
ORDER BY created_at DESC, id
LIMIT 100;

-- name: insertSuggestion
-- Or one user could bury those of all others, as only the newest hundred are shown.
INSERT INTO suggestions (id, question_id, author_id, text, created_at)
SELECT $id, $questionId, $userId, $text, $createdAt
WHERE (SELECT count(*) FROM suggestions WHERE question_id = $questionId AND author_id = $userId) < $most;

-- name: deleteOwn
DELETE FROM suggestions WHERE id = $id AND author_id = $userId;

-- name: insertVibe
INSERT INTO suggestion_vibes (suggestion_id, user_id)
SELECT id, $userId FROM suggestions WHERE id = $id
ON CONFLICT DO NOTHING;

-- name: deleteVibe
DELETE FROM suggestion_vibes WHERE suggestion_id = $id AND user_id = $userId;

-- name: countVibes
SELECT (SELECT count(*) FROM suggestion_vibes WHERE suggestion_id = id) AS likes,
  EXISTS (SELECT FROM suggestion_vibes WHERE suggestion_id = id AND user_id = $userId) AS vibed
FROM suggestions
WHERE id = $id;

-- name: insertReport
INSERT INTO suggestion_reports (suggestion_id, user_id, reported_at)
SELECT id, $userId, $now FROM suggestions WHERE id = $id
ON CONFLICT (suggestion_id, user_id) DO UPDATE SET reported_at = excluded.reported_at;

-- name: listReported
SELECT id, question_id AS "questionId", text, count(*) AS reports
FROM suggestions
JOIN standing_reports ON suggestion_id = id
WHERE counts_from <= $now
  AND author_id IN (SELECT student_id FROM present_pupils WHERE $userId IN (teacher_id, institute_id))
  AND EXISTS (SELECT FROM confirmed_staff WHERE user_id = $userId)
GROUP BY id
HAVING count(*) >= $hidingReports
ORDER BY created_at, id
LIMIT 100;

-- name: approveSuggestion
UPDATE suggestions SET kept_at = $now, former_reports = 0
WHERE id = $id
  AND (SELECT count(*) FROM standing_reports WHERE suggestion_id = id AND counts_from <= $now) >= $hidingReports;

-- name: deleteReported
DELETE FROM suggestions
WHERE id = $id
  AND (SELECT count(*) FROM standing_reports WHERE suggestion_id = id AND counts_from <= $now) >= $hidingReports;
