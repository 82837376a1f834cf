-- name: insertAttempt
INSERT INTO attempts (id, student_id, exam, subject, chapters, question_ids, chosen, key, started_at)
VALUES ($id, $studentId, $exam, $subject, $chapters, $questionIds, repeat('-', length($key)), $key, $startedAt)
ON CONFLICT (id) DO NOTHING;

-- name: findAttempt
SELECT id, student_id AS "studentId", exam, subject, chapters, question_ids AS "questionIds", chosen, key, seconds,
  started_at AS "startedAt", finished_at AS "finishedAt", submitted_at AS "submittedAt"
FROM attempts
WHERE id = $id AND student_id = $studentId;

-- name: saveAnswer
UPDATE attempts
SET chosen = overlay(chosen PLACING $letter FROM array_position(question_ids, $questionId) FOR 1)
WHERE id = $id AND student_id = $studentId AND submitted_at IS NULL AND $questionId = ANY (question_ids);

-- name: closeAttempt
UPDATE attempts
SET chosen = $chosen, seconds = $seconds, finished_at = $finishedAt, submitted_at = $submittedAt,
  correct = $correct, incorrect = $incorrect
WHERE id = $id AND student_id = $studentId AND submitted_at IS NULL AND chosen = $chosenBefore;

-- name: listMeetings
SELECT question_ids AS "questionIds", chosen, key
FROM attempts
WHERE student_id = $studentId AND submitted_at IS NOT NULL AND chapters && $chapters
ORDER BY finished_at DESC
LIMIT 200;

-- name: countAttempts
SELECT count(*) AS total FROM attempts WHERE student_id = $studentId AND submitted_at IS NOT NULL;

-- name: listAttempts
SELECT id, exam, subject, chapters, correct, length(chosen) AS total, finished_at AS "finishedAt"
FROM attempts
WHERE student_id = $studentId AND submitted_at IS NOT NULL
ORDER BY finished_at DESC, id
LIMIT $limit OFFSET $offset;
