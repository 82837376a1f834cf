-- name: insertDevice
INSERT INTO devices (id, user_id, browser, system, signed_in_at, seen_on)
VALUES ($id, $userId, $browser, $system, $now, $today);

-- name: listDevices
SELECT id, browser, system, signed_in_at AS "signedInAt", to_char(seen_on, 'YYYY-MM-DD') AS "seenOn"
FROM devices
WHERE user_id = $userId AND seen_on > $today::date - $daysKept::int
ORDER BY seen_on DESC, signed_in_at DESC, id;

-- name: markSeen
UPDATE devices SET seen_on = greatest(seen_on, $today::date) WHERE id = $device AND user_id = $userId;

-- name: endDevice
DELETE FROM devices WHERE id = $device AND user_id = $userId;

-- name: endDevices
-- Every sign-in, and the tokens of older versions, which name no device.
WITH ended AS (DELETE FROM devices WHERE user_id = $userId)
UPDATE users SET tokens_valid_from = $now WHERE id = $userId;

-- name: forgetUnseen
-- Their tokens have expired.
DELETE FROM devices WHERE seen_on < $today::date - $daysKept::int;
