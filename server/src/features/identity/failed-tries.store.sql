-- By the database's clock, which all servers share. A last failure still to come was written before that clock was set
-- back, and counts no more.

-- name: takeTurn
-- Of guesses at one moment the first takes the turn; the others find that they have to wait.
UPDATE failed_tries
SET last_at = now()
WHERE account = $account AND failures >= $slowedAfter
  AND last_at > now() - make_interval(secs => $forgottenAfter)
  AND last_at <= now() - make_interval(secs => least($longestWait, power(2, failures - $slowedAfter)));

-- name: readWait
SELECT extract(epoch FROM last_at - now()) + least($longestWait, power(2, failures - $slowedAfter)) AS seconds
FROM failed_tries
WHERE account = $account AND failures >= $slowedAfter
  AND last_at <= now() AND last_at > now() - make_interval(secs => $forgottenAfter);

-- name: addFailure
INSERT INTO failed_tries AS known (account, failures, last_at) VALUES ($account, 1, now())
ON CONFLICT (account) DO UPDATE
SET failures = CASE
    WHEN known.last_at <= now() AND known.last_at > now() - make_interval(secs => $forgottenAfter)
    THEN known.failures + 1 ELSE 1 END,
  last_at = now();

-- name: forgetFailures
DELETE FROM failed_tries WHERE account = $account;

-- name: forgetOld
DELETE FROM failed_tries WHERE last_at <= now() - make_interval(secs => $forgottenAfter);
