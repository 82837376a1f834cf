-- name: takeLock
-- Until the end of the transaction, in this tenant alone; false where somebody else has it.
SELECT pg_try_advisory_xact_lock('item_levels'::regclass::oid::bigint) AS "isTaken";

-- name: listMeetings
-- In the order in which the attempts were finished.
SELECT id, to_char(finished_at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-01') AS month, question_ids AS "questionIds", means,
  variances, credits, predicted
FROM meetings
ORDER BY finished_at, id
LIMIT $most;

-- name: listLevelsOf
SELECT question_id AS id, mean, variance, answers FROM item_levels WHERE question_id = ANY ($questionIds);

-- name: storeLevels
INSERT INTO item_levels (question_id, mean, variance, answers)
SELECT * FROM unnest($ids::text[], $means::float8[], $variances::float8[], $answers::int[])
ON CONFLICT (question_id) DO UPDATE SET mean = excluded.mean, variance = excluded.variance, answers = excluded.answers;

-- name: addToCalibration
INSERT INTO calibration AS known (month, tenth, answers, predicted, credit, squares)
SELECT * FROM unnest($months::date[], $tenths::smallint[], $answers::int[], $predicted::float8[], $credits::float8[],
  $squares::float8[])
ON CONFLICT (month, tenth) DO UPDATE
SET answers = known.answers + excluded.answers, predicted = known.predicted + excluded.predicted,
  credit = known.credit + excluded.credit, squares = known.squares + excluded.squares;

-- name: deleteMeetings
DELETE FROM meetings WHERE id = ANY ($ids::uuid[]);
