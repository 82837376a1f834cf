-- By the database's clock. A window that ends later than a new one would was begun before that clock was set back.

-- name: countCall
INSERT INTO call_windows AS known (key, calls, ends_at)
VALUES ($key, 1, now() + make_interval(secs => $seconds))
ON CONFLICT (key) DO UPDATE
SET (calls, ends_at) = (
  SELECT CASE WHEN is_open THEN known.calls + 1 ELSE 1 END, CASE WHEN is_open THEN known.ends_at ELSE excluded.ends_at END
  FROM (SELECT known.ends_at > now() AND known.ends_at <= excluded.ends_at AS is_open) AS window_state)
RETURNING calls, extract(epoch FROM ends_at - now()) AS "secondsLeft";

-- name: giveBack
UPDATE call_windows SET calls = calls - 1 WHERE key = $key AND ends_at > now() AND calls > 0;

-- name: forgetEnded
DELETE FROM call_windows WHERE ends_at <= now();
