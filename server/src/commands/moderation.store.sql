-- name: listReportedTexts
-- Also those that are shown because somebody approved them.
SELECT suggestions.id, question_id AS "questionId", text, created_at AS "createdAt", count(*) AS reports,
  count(*) FILTER (WHERE counts_from <= $now) >= $hidingReports AS hidden
FROM suggestions
JOIN standing_reports ON suggestion_id = suggestions.id
GROUP BY suggestions.id
HAVING count(*) >= $hidingReports
ORDER BY hidden DESC, suggestions.created_at, suggestions.id;

-- name: keepText
UPDATE suggestions SET kept_at = $now, former_reports = 0 WHERE id = $id;

-- name: removeText
DELETE FROM suggestions WHERE id = $id;
