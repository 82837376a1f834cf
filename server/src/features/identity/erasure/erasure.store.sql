-- name: lockUser
-- Whatever refers to the person waits, and fails once the row is gone.
SELECT id, email, username FROM users WHERE id = $userId FOR UPDATE;

-- name: lockAttempts
-- A submit that is under way ends first; it locks its attempt before the sums, and so does this.
WITH locked AS (SELECT id FROM attempts WHERE student_id = $userId FOR UPDATE)
SELECT count(*) AS attempts FROM locked;

-- name: lockLearner
-- A submit locks it after its attempt, and so does this.
SELECT FROM learners WHERE student_id = $userId FOR UPDATE;

-- name: keepSums
-- Of a class in which somebody else practises as well: without others the sums would be the person's own.
WITH attended AS MATERIALIZED (
  SELECT class_id, agreed_institute_id
  FROM enrolments
  JOIN sharing_students USING (student_id)
  JOIN users ON users.id = student_id AND role = 'student'
  JOIN classes ON classes.id = class_id AND archived_at IS NULL
  WHERE student_id = $userId AND ended_at IS NULL
    AND (EXISTS (
        SELECT FROM enrolments AS others
        JOIN student_totals USING (student_id)
        WHERE others.class_id = enrolments.class_id AND others.ended_at IS NULL AND others.student_id <> $userId)
      OR EXISTS (SELECT FROM former_group_classes WHERE former_group_classes.class_id = enrolments.class_id))
), named AS (
  SELECT substr(encode(sha256(string_agg(concat_ws(' ', class_id, agreed_institute_id), ',' ORDER BY class_id)::bytea),
    'hex'), 1, 32)::uuid AS id
  FROM attended
  HAVING count(*) > 0
), kept AS (
  INSERT INTO former_groups AS known (id, quizzes, score_sum)
  SELECT named.id, quizzes, score_sum FROM named CROSS JOIN student_totals WHERE student_id = $userId
  ON CONFLICT (id) DO UPDATE
  SET quizzes = known.quizzes + excluded.quizzes, score_sum = known.score_sum + excluded.score_sum
  RETURNING id
), classes_kept AS (
  INSERT INTO former_group_classes (group_id, class_id, agreed_institute_id)
  SELECT kept.id, class_id, agreed_institute_id FROM kept CROSS JOIN attended
  ON CONFLICT DO NOTHING
), periods AS (
  INSERT INTO former_periods AS known (group_id, unit, starts_on, attempts, score_sum)
  SELECT kept.id, unit, starts_on, attempts, score_sum FROM kept CROSS JOIN student_periods WHERE student_id = $userId
  ON CONFLICT (group_id, unit, starts_on) DO UPDATE
  SET attempts = known.attempts + excluded.attempts, score_sum = known.score_sum + excluded.score_sum
), subjects AS (
  INSERT INTO former_subjects AS known (group_id, subject, attempts, score_sum)
  SELECT kept.id, subject, attempts, score_sum FROM kept CROSS JOIN student_subjects WHERE student_id = $userId
  ON CONFLICT (group_id, subject) DO UPDATE
  SET attempts = known.attempts + excluded.attempts, score_sum = known.score_sum + excluded.score_sum
)
INSERT INTO former_topics AS known (group_id, chapter, topic, answered, correct)
SELECT kept.id, chapter, topic, answered, correct FROM kept CROSS JOIN student_topics WHERE student_id = $userId
ON CONFLICT (group_id, chapter, topic) DO UPDATE
SET answered = known.answered + excluded.answered, correct = known.correct + excluded.correct;

-- name: keepAnswers
-- The first answer to each question, as the statistics of questions take it.
INSERT INTO former_answers AS known (question_id, key, chosen, rest_correct, rest_total, students)
SELECT question_id, key, chosen, rest_correct, rest_total, 1
FROM (
  SELECT DISTINCT ON (asked.id, letters.key) asked.id AS question_id, letters.key, letters.chosen,
    correct - (letters.chosen = letters.key)::int AS rest_correct, length(answered.chosen) - 1 AS rest_total
  FROM (
    SELECT id, question_ids, chosen, key, correct, finished_at FROM attempts
    WHERE student_id = $userId AND submitted_at IS NOT NULL
    UNION ALL
    SELECT sitting_id, question_ids, chosen, key, correct, finished_at FROM paper_answers
    WHERE student_id = $userId) AS answered
  CROSS JOIN unnest(question_ids) WITH ORDINALITY AS asked (id, place)
  CROSS JOIN LATERAL (
    SELECT substr(answered.key, place::int, 1) AS key, substr(answered.chosen, place::int, 1) AS chosen) AS letters
  WHERE letters.key <> '='
  ORDER BY asked.id, letters.key, finished_at, answered.id) AS first
ON CONFLICT (question_id, key, chosen, rest_correct, rest_total) DO UPDATE SET students = known.students + 1;

-- name: keepReports
UPDATE suggestions SET former_reports = former_reports + 1
FROM standing_reports
WHERE suggestion_id = suggestions.id AND user_id = $userId AND counts_from <= $now;

-- name: lockCases
SELECT id FROM cases WHERE state = 'open' AND id IN (SELECT case_id FROM reports WHERE reporter_id = $userId) FOR UPDATE;

-- name: deleteCases
-- Those that nobody else asked for.
DELETE FROM cases
WHERE state = 'open' AND id IN (SELECT case_id FROM reports WHERE reporter_id = $userId)
  AND NOT EXISTS (SELECT FROM reports WHERE case_id = cases.id AND reporter_id <> $userId);

-- name: deleteTries
DELETE FROM failed_tries WHERE account = ANY ($accounts);

-- name: deleteAttempts
DELETE FROM attempts WHERE student_id = $userId;

-- name: deleteSittings
DELETE FROM sittings WHERE student_id = $userId;

-- name: endAgreements
-- Of all pupils of an institute: by itself, so that the time of a statement is enough.
UPDATE enrolments SET agreed_institute_id = NULL WHERE agreed_institute_id = $userId;

-- name: deleteUnopened
-- Accounts that the institute made and nobody has opened: whoever they were meant for never agreed to anything.
WITH unopened AS (
  SELECT user_id
  FROM roster_people
  JOIN users ON users.id = user_id
  WHERE institute_id = $userId AND has_no_password(users)
  LIMIT $most
), deleted AS (
  DELETE FROM users USING unopened WHERE users.id = unopened.user_id RETURNING users.id
)
INSERT INTO tombstones (user_id, erased_at) SELECT id, $erasedAt FROM deleted;

-- name: deleteRoster
DELETE FROM roster_people WHERE institute_id = $userId;

-- name: deleteUser
-- All that refers to it goes with it, or is blanked: erasure/columns.ts.
DELETE FROM users WHERE id = $userId;

-- name: addTombstone
INSERT INTO tombstones (user_id, erased_at) VALUES ($userId, $erasedAt) ON CONFLICT DO NOTHING;

-- name: listTombstones
SELECT user_id AS "userId", erased_at AS "erasedAt" FROM tombstones ORDER BY erased_at, user_id;

-- name: listRevived
SELECT id AS "userId" FROM users WHERE id = ANY ($userIds);
