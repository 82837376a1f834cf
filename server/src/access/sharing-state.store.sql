-- name: findSharing
SELECT answered_at IS NOT NULL AS answered, adult_from::text AS "adultFrom", 
  CASE WHEN answered_at IS NULL THEN shares_until END AS "sharesUntil",
  guardian, relation, method, given_at AS "givenAt", text_version AS "textVersion"
FROM users
LEFT JOIN ages ON ages.user_id = users.id
LEFT JOIN consents ON consents.user_id = users.id AND given_at IS NOT NULL AND withdrawn_at IS NULL
WHERE users.id = $userId;

-- name: lockStudent
SELECT id FROM users WHERE id = $userId AND role = 'student' FOR NO KEY UPDATE;
