-- name: findLatestExam
SELECT exam FROM attempts WHERE student_id = $studentId AND submitted_at IS NOT NULL ORDER BY finished_at DESC LIMIT 1;

-- name: listTenths
SELECT to_char(month, 'YYYY-MM-DD') AS month, tenth, answers, predicted, credit, squares FROM calibration;

-- name: listPaperMonths
-- Of the newest papers that were taken after a forecast: how many of a month, and how many of them were within its band.
SELECT to_char(paired_at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-01') AS month, count(*)::int AS papers,
  count(*) FILTER (WHERE score BETWEEN 4 * low AND 4 * high)::int AS inside
FROM (SELECT * FROM forecasts WHERE paired_at IS NOT NULL ORDER BY paired_at DESC LIMIT $most) AS newest
GROUP BY 1;
