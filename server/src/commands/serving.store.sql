-- name: countConnections
SELECT count(*)::int AS connections
FROM pg_stat_activity
WHERE datname = current_database() AND application_name = $application;
