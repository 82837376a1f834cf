-- name: lockReporter
SELECT id FROM users WHERE id = $reporterId FOR NO KEY UPDATE;

-- name: hasMet
SELECT chapter FROM student_chapters
WHERE student_id = $reporterId AND chapter = $chapter AND $questionId = ANY (met)
UNION
SELECT $chapter FROM paper_answers WHERE student_id = $reporterId AND $questionId = ANY (question_ids);

-- name: findReport
-- The case is held, so that nobody decides it until this transaction ends.
SELECT reports.question_id AS "questionId", reason, reported_at AS "reportedAt", state, answer
FROM reports
JOIN cases ON cases.id = case_id
WHERE reporter_id = $reporterId AND reports.question_id = $questionId AND reason = $reason
FOR NO KEY UPDATE OF cases;

-- name: countReports
SELECT count(*) AS reports FROM reports WHERE reporter_id = $reporterId AND reported_at >= $since;

-- name: openCase
-- The update changes nothing: it gives the id of the case, and waits for whoever is just deciding it.
INSERT INTO cases AS known (id, question_id, state, opened_at)
VALUES ($id, $questionId, 'open', $now)
ON CONFLICT (question_id) WHERE state = 'open' DO UPDATE SET question_id = known.question_id
RETURNING id;

-- name: upsertReport
INSERT INTO reports (id, case_id, question_id, reporter_id, reason, option, note, reported_at)
VALUES ($id, $caseId, $questionId, $reporterId, $reason, $option, $note, $now)
ON CONFLICT (reporter_id, question_id, reason) DO UPDATE SET option = excluded.option, note = excluded.note;

-- name: listOwnReports
SELECT DISTINCT ON (reports.question_id) reports.question_id AS "questionId", reason, reported_at AS "reportedAt", state,
  answer
FROM reports
JOIN cases ON cases.id = case_id
WHERE reporter_id = $reporterId AND reports.question_id = ANY ($questionIds)
ORDER BY reports.question_id, reports.id DESC;

-- name: listQuestionsReportedByPupils
SELECT DISTINCT reports.question_id AS "questionId"
FROM reports
JOIN cases ON cases.id = case_id
WHERE state = 'open'
  AND reporter_id = ANY (ARRAY(SELECT student_id FROM seen_pupils WHERE viewer_id = $teacherId));

-- name: listReportedByPupils
WITH seen AS (
  SELECT reports.*
  FROM reports
  JOIN cases ON cases.id = case_id
  WHERE state = 'open'
    AND reports.question_id = ANY ($questionIds)
    AND reporter_id = ANY (ARRAY(SELECT student_id FROM seen_pupils WHERE viewer_id = $teacherId))
), latest AS (
  SELECT DISTINCT ON (question_id) question_id, id, reported_at
  FROM seen
  ORDER BY question_id, id DESC
)
SELECT question_id AS "questionId", id AS "latestId", reported_at AS "reportedAt",
  (SELECT count(DISTINCT reporter_id) FROM seen WHERE seen.question_id = latest.question_id) AS reports,
  ARRAY(
    SELECT jsonb_build_object('reason', reason, 'reports', count(*))
    FROM seen WHERE seen.question_id = latest.question_id
    GROUP BY reason ORDER BY count(*) DESC, reason
  ) AS reasons,
  ARRAY(
    SELECT jsonb_build_object('reason', reason, 'note', note, 'reportedAt', reported_at)
    FROM seen WHERE seen.question_id = latest.question_id AND note IS NOT NULL
    ORDER BY seen.id DESC LIMIT 20
  ) AS notes
FROM latest
WHERE id < coalesce($after::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
ORDER BY id DESC
LIMIT $limit;
