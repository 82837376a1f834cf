-- name: beat
SELECT pg_notify('vikalp', $beat);
