-- name: insertAttempt
-- Nothing where so many of the student are open that the oldest must be forgotten first.
INSERT INTO attempts (id, student_id, exam, subject, chapters, question_ids, chosen, key, is_quick, started_at, assignment_id,
  is_ahead)
SELECT $id, $studentId, $exam, $subject, $chapters, $questionIds, repeat('-', length($key)), $key, $isQuick, $startedAt,
  $assignmentId, $isAhead
WHERE $openKept > (
  SELECT count(*)
  FROM (SELECT FROM attempts WHERE student_id = $studentId AND submitted_at IS NULL LIMIT $openKept) AS open)
ON CONFLICT (id, student_id) DO NOTHING;

-- name: forgetOldest
-- Only so many open attempts of a student are kept, one of them the next, or endless starts would fill the disk.
DELETE FROM attempts
WHERE student_id = $studentId AND id IN (
  SELECT id FROM attempts
  WHERE student_id = $studentId AND submitted_at IS NULL
  ORDER BY started_at DESC
  OFFSET $openKept - 1)
  AND submitted_at IS NULL; -- asked again of one that is being submitted at this moment

-- name: beginFetched
UPDATE attempts SET is_ahead = false WHERE id = $id AND student_id = $studentId AND is_ahead;

-- name: findOwnAttempt
SELECT id, student_id AS "studentId", exam, subject, chapters, question_ids AS "questionIds", chosen, key, seconds,
  is_quick AS quick, is_ahead AS "isAhead", started_at AS "startedAt", finished_at AS "finishedAt", submitted_at AS "submittedAt"
FROM attempts
WHERE id = $id AND student_id = $studentId;

-- name: findAssigned
SELECT assignments.exam, assignments.subject, assignments.chapters, question_count AS count, question_ids AS "questionIds"
FROM assignments
JOIN present_pupils USING (class_id)
WHERE assignments.id = $assignmentId AND present_pupils.student_id = $studentId
  AND (is_for_all OR EXISTS (
    SELECT FROM assignment_students
    WHERE assignment_id = assignments.id AND assignment_students.student_id = $studentId));

-- name: findSatPaper
SELECT template, blueprint, part, question_ids AS "questionIds", papers.sections, question_order AS "questionOrder", responses
FROM sittings
JOIN papers ON papers.id = paper_id
WHERE student_id = $studentId AND sittings.id = $id AND closed_at IS NOT NULL;

-- name: findSubmitted
-- Two pupils of one teacher may have used the same id: the teacher may see either.
SELECT id, student_id AS "studentId", exam, subject, chapters, question_ids AS "questionIds", chosen, key, seconds,
  is_quick AS quick, is_ahead AS "isAhead", started_at AS "startedAt", finished_at AS "finishedAt", submitted_at AS "submittedAt"
FROM attempts
WHERE id = $id AND submitted_at IS NOT NULL
  AND (student_id = $readerId OR EXISTS (
    SELECT FROM present_pupils
    WHERE present_pupils.student_id = attempts.student_id AND $readerId IN (teacher_id, institute_id)))
LIMIT 1;

-- name: storeAnswer
UPDATE attempts
SET chosen = overlay(chosen PLACING $letter FROM array_position(question_ids, $questionId) FOR 1)
WHERE id = $id AND student_id = $studentId AND submitted_at IS NULL AND $questionId = ANY (question_ids);

-- name: closeAttempt
-- Closes the attempt, updates the rollups, of which rollups.store.sql must give the same sums, and notes that it has to teach,
-- all or nothing.
WITH closed AS (
  UPDATE attempts
  SET chosen = $chosen, seconds = $seconds, duration_seconds = $durationSeconds, finished_at = $finishedAt,
    submitted_at = $submittedAt, correct = $correct, incorrect = $incorrect, hinted = $hinted, guessed = $guessed
  WHERE id = $id AND student_id = $studentId AND submitted_at IS NULL AND chosen = $chosenBefore AND key = $key
    AND question_ids = $questionIds
  RETURNING id, student_id, subject, NOT is_quick AS counts, finished_at, duration_seconds,
    round(10000.0 * correct / length(chosen))::int AS score
), learner AS (
  INSERT INTO learners AS l (student_id, version, is_stale, waiting)
  SELECT student_id, 0, false, ARRAY[id] FROM closed
  ON CONFLICT (student_id) DO UPDATE SET waiting = l.waiting || excluded.waiting
  RETURNING student_id
), totals AS (
  INSERT INTO student_totals AS t (student_id, quizzes, quick_quizzes, score_sum, last_finished_at, last_attempt_id)
  SELECT student_id, counts::int, (NOT counts)::int, counts::int * score, finished_at, id
  FROM closed
  ON CONFLICT (student_id) DO UPDATE
  SET quizzes = t.quizzes + excluded.quizzes, quick_quizzes = t.quick_quizzes + excluded.quick_quizzes,
    score_sum = t.score_sum + excluded.score_sum,
    last_finished_at = greatest(t.last_finished_at, excluded.last_finished_at),
    last_attempt_id = CASE WHEN (excluded.last_finished_at, excluded.last_attempt_id) > (t.last_finished_at, t.last_attempt_id)
      THEN excluded.last_attempt_id ELSE t.last_attempt_id END
), periods AS (
  INSERT INTO student_periods AS p (student_id, unit, starts_on, attempts, score_sum, seconds)
  SELECT student_id, unit, date_trunc(unit, indian_day(finished_at)::timestamp)::date, 1, score, duration_seconds
  FROM closed CROSS JOIN (VALUES ('day'), ('month'), ('year')) AS units (unit)
  ON CONFLICT (student_id, unit, starts_on) DO UPDATE
  SET attempts = p.attempts + 1, score_sum = p.score_sum + excluded.score_sum, seconds = p.seconds + excluded.seconds
), subjects AS (
  INSERT INTO student_subjects AS s (student_id, subject, attempts, score_sum)
  SELECT student_id, subject, 1, score FROM closed
  ON CONFLICT (student_id, subject) DO UPDATE
  SET attempts = s.attempts + 1, score_sum = s.score_sum + excluded.score_sum
), topics AS (
  INSERT INTO student_topics AS t (student_id, chapter, topic, answered, correct)
  SELECT student_id, met.* FROM learner -- locked before the topics, as a paper does that is released
  CROSS JOIN unnest($topicChapters::text[], $topics::text[], $topicsAnswered::int[], $topicsCorrect::int[]) AS met
  ON CONFLICT (student_id, chapter, topic) DO UPDATE
  SET answered = t.answered + excluded.answered, correct = t.correct + excluded.correct
), chapters AS (
  INSERT INTO student_chapters AS c (student_id, chapter, met, last_finished_at, last_attempt_id, last_correct, last_total)
  SELECT student_id, asked.chapter, string_to_array(asked.met, ','), finished_at, id, asked.correct, asked.total
  FROM closed
  CROSS JOIN unnest($chapters::text[], $met::text[], $chaptersCorrect::int[], $chaptersTotal::int[])
    AS asked (chapter, met, correct, total)
  ON CONFLICT (student_id, chapter) DO UPDATE
  SET met = CASE WHEN c.met @> excluded.met THEN c.met
      ELSE ARRAY(SELECT DISTINCT question_id FROM unnest(c.met || excluded.met) AS question_id ORDER BY question_id) END,
    last_finished_at = greatest(c.last_finished_at, excluded.last_finished_at),
    last_attempt_id = CASE WHEN (excluded.last_finished_at, excluded.last_attempt_id) > (c.last_finished_at, c.last_attempt_id)
      THEN excluded.last_attempt_id ELSE c.last_attempt_id END,
    last_correct = CASE WHEN (excluded.last_finished_at, excluded.last_attempt_id) > (c.last_finished_at, c.last_attempt_id)
      THEN excluded.last_correct ELSE c.last_correct END,
    last_total = CASE WHEN (excluded.last_finished_at, excluded.last_attempt_id) > (c.last_finished_at, c.last_attempt_id)
      THEN excluded.last_total ELSE c.last_total END
)
SELECT id FROM closed;

-- name: listAnswered
SELECT question_ids AS "questionIds", chosen, key
FROM (
  (SELECT question_ids, chosen, key, finished_at, id
  FROM attempts
  WHERE student_id = $studentId AND submitted_at IS NOT NULL AND chapters && $chapters
  ORDER BY finished_at DESC, id DESC
  LIMIT $most)
  UNION ALL
  (SELECT question_ids, chosen, key, finished_at, sitting_id
  FROM paper_answers
  WHERE student_id = $studentId AND chapters && $chapters
  ORDER BY finished_at DESC, sitting_id DESC
  LIMIT $most)) AS answered
ORDER BY finished_at DESC, id DESC
LIMIT $most;

-- name: deleteAbandoned
-- The newest of a student stay for long; an answered one may wait on a phone that is offline.
DELETE FROM attempts
WHERE (student_id, id) IN (
  SELECT student_id, id
  FROM (
    SELECT student_id, id, started_at, row_number() OVER (PARTITION BY student_id ORDER BY started_at DESC, id DESC) AS place
    FROM attempts
    WHERE submitted_at IS NULL) AS open
  WHERE started_at < $longAgo OR (started_at < $aWhileAgo AND place > $newest))
  AND submitted_at IS NULL; -- asked again of one that is being submitted at this moment
