-- name: takeGuard
SELECT pg_try_advisory_lock($key) AS "isTaken";

-- name: findGuardHolder
SELECT activity.application_name AS "holder"
FROM pg_locks AS held
JOIN pg_stat_activity AS activity USING (pid)
WHERE held.locktype = 'advisory' AND held.granted AND held.objid::bigint = $key;

-- name: findDatabase
SELECT datname AS "name" FROM pg_database WHERE datname = 'vikalp';

-- name: createDatabase
CREATE DATABASE vikalp;
