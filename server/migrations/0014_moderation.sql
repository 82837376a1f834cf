-- Reports of before are older than any approval.
ALTER TABLE suggestion_reports ADD COLUMN reported_at timestamptz NOT NULL DEFAULT 'epoch';
ALTER TABLE suggestion_reports ALTER COLUMN reported_at DROP DEFAULT;

-- The reports that nobody has judged yet, and when each begins to count: once its author is no newcomer, and once an
-- approval of the suggestion has lapsed (rule 23).
CREATE VIEW standing_reports AS
SELECT reports.suggestion_id, reports.user_id,
  greatest(users.created_at + interval '1 day', suggestions.kept_at + interval '30 days') AS counts_from
FROM suggestion_reports AS reports
JOIN suggestions ON suggestions.id = reports.suggestion_id
JOIN users ON users.id = reports.user_id
WHERE suggestions.kept_at IS NULL OR reports.reported_at > suggestions.kept_at;
