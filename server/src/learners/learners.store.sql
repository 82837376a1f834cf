-- name: readLearner
-- All that answers to these questions can change, and the levels of the questions, in one look. With whole days as text and
-- numbers as JSON writes them, which are exact.
SELECT coalesce((SELECT version FROM learners WHERE student_id = $studentId), 0) AS version,
  coalesce((SELECT is_stale OR waiting <> '{}' FROM learners WHERE student_id = $studentId), false) AS "isStale",
  (SELECT counts_from FROM learners WHERE student_id = $studentId) AS "countsFrom",
  coalesce((SELECT exams FROM goals WHERE student_id = $studentId), '[]') AS exams,
  coalesce((
    SELECT json_agg(json_build_object('chapter', chapter, 'nodes', nodes, 'answered', answered))
    FROM beliefs WHERE student_id = $studentId AND chapter = ANY ($chapters)), '[]') AS beliefs,
  coalesce((
    SELECT json_agg(json_build_object('chapter', chapter, 'topic', topic, 'stability', stability, 'difficulty', difficulty,
      'reps', reps, 'lapses', lapses, 'lastOn', last_on, 'rightOn', right_on))
    FROM cards WHERE student_id = $studentId AND chapter = ANY ($chapters)), '[]') AS cards,
  coalesce((
    SELECT json_agg(json_build_object('questionId', question_id, 'code', code, 'lastOption', last_option, 'times', times,
      'firstOn', first_on, 'lastOn', last_on, 'repairedOn', repaired_on, 'provenOn', proven_on))
    FROM mistakes
    WHERE student_id = $studentId
      AND (question_id = ANY ($questionIds)
        OR (code = ANY ($codes) AND repaired_on IS NOT NULL AND proven_on IS NULL))), '[]') AS mistakes,
  coalesce((
    SELECT json_agg(json_build_object('id', question_id, 'mean', mean, 'variance', variance))
    FROM item_levels WHERE question_id = ANY ($questionIds)), '[]') AS levels;

-- name: listLessons
-- Of each of these students the first attempts that have not taught yet, as they were delivered, and how many there are. The
-- limit has each looked up by its key: of a table whose rows nobody has counted yet, all would be read.
SELECT l.student_id AS "studentId", version, counts_from AS "countsFrom", place, cardinality(waiting) AS waiting,
  question_ids AS "questionIds", chosen, key, seconds, coalesce(hinted, '{}') AS hinted, coalesce(guessed, '{}') AS guessed,
  finished_at AS "finishedAt"
FROM learners AS l
CROSS JOIN generate_series(1, least(cardinality(waiting), $most)) AS place
CROSS JOIN LATERAL (
  SELECT * FROM attempts WHERE id = l.waiting[place] AND attempts.student_id = l.student_id LIMIT 1) AS attempt
WHERE l.student_id = ANY ($studentIds)
ORDER BY l.student_id, place;

-- name: listKnown
-- The same as readLearner of many students.
SELECT part.student_id AS "studentId",
  coalesce((
    SELECT json_agg(json_build_object('chapter', chapter, 'nodes', nodes, 'answered', answered))
    FROM beliefs
    WHERE beliefs.student_id = part.student_id AND chapter = ANY (string_to_array(part.chapters, ','))), '[]') AS beliefs,
  coalesce((
    SELECT json_agg(json_build_object('chapter', chapter, 'topic', topic, 'stability', stability, 'difficulty', difficulty,
      'reps', reps, 'lapses', lapses, 'lastOn', last_on, 'rightOn', right_on))
    FROM cards
    WHERE cards.student_id = part.student_id AND chapter = ANY (string_to_array(part.chapters, ','))), '[]') AS cards,
  coalesce((
    SELECT json_agg(json_build_object('questionId', question_id, 'code', code, 'lastOption', last_option, 'times', times,
      'firstOn', first_on, 'lastOn', last_on, 'repairedOn', repaired_on, 'provenOn', proven_on))
    FROM mistakes
    WHERE mistakes.student_id = part.student_id
      AND (question_id = ANY (string_to_array(part.asked, ','))
        OR (code = ANY (string_to_array(part.codes, ',')) AND repaired_on IS NOT NULL AND proven_on IS NULL))), '[]') AS mistakes
FROM unnest($studentIds::uuid[], $chapters::text[], $asked::text[], $codes::text[]) AS part (student_id, chapters, asked, codes);

-- name: storeLessons
-- All that the first attempts of each of these students have taught, or nothing where something else has taught the student
-- since: it was counted from what is not so any more. An account is locked before what is known of it, as erasing does: rows
-- that refer to it would lock it later.
WITH people AS MATERIALIZED (
  SELECT id FROM users WHERE id = ANY ($studentIds::uuid[]) ORDER BY id FOR KEY SHARE
), present AS (
  SELECT l.student_id, read.attempts
  FROM people
  JOIN learners AS l ON l.student_id = people.id
  JOIN unnest($studentIds::uuid[], $versions::int[], $attempts::int[]) AS read (student_id, version, attempts)
    ON l.student_id = read.student_id AND l.version = read.version
  ORDER BY l.student_id
  FOR UPDATE OF l
), learner AS (
  UPDATE learners AS l SET version = l.version + 1, waiting = l.waiting[attempts + 1:]
  FROM present
  WHERE l.student_id = present.student_id
  RETURNING l.student_id
), believed AS (
  INSERT INTO beliefs AS b (student_id, chapter, nodes, answered)
  SELECT student_id, chapter, nodes::jsonb, string_to_array(numbers, ',')::smallint[]
  FROM unnest($beliefStudents::uuid[], $beliefChapters::text[], $beliefNodes::text[], $beliefNumbers::text[])
    AS part (student_id, chapter, nodes, numbers)
  JOIN learner USING (student_id)
  ON CONFLICT (student_id, chapter) DO UPDATE
  SET nodes = b.nodes || excluded.nodes, answered = b.answered || excluded.answered
), remembered AS (
  INSERT INTO cards (student_id, chapter, topic, stability, difficulty, reps, lapses, last_on, right_on)
  SELECT card.*
  FROM unnest($cardStudents::uuid[], $cardChapters::text[], $cardTopics::text[], $cardStabilities::float8[],
    $cardDifficulties::float8[], $cardReps::int[], $cardLapses::int[], $cardDays::date[], $cardRightDays::date[])
    AS card (student_id)
  JOIN learner USING (student_id)
  ON CONFLICT (student_id, chapter, topic) DO UPDATE
  SET stability = excluded.stability, difficulty = excluded.difficulty, reps = excluded.reps, lapses = excluded.lapses,
    last_on = excluded.last_on, right_on = excluded.right_on
), mistaken AS (
  INSERT INTO mistakes (student_id, question_id, code, last_option, times, first_on, last_on, repaired_on, proven_on)
  SELECT mistake.*
  FROM unnest($mistakeStudents::uuid[], $mistaken::text[], $mistakeCodes::text[], $mistakeOptions::text[],
    $mistakeTimes::int[], $mistakeFirstDays::date[], $mistakeLastDays::date[], $mistakeRepairDays::date[],
    $mistakeProofDays::date[]) AS mistake (student_id)
  JOIN learner USING (student_id)
  ON CONFLICT (student_id, question_id) DO UPDATE
  SET code = excluded.code, last_option = excluded.last_option, times = excluded.times, first_on = excluded.first_on,
    last_on = excluded.last_on, repaired_on = excluded.repaired_on, proven_on = excluded.proven_on
), met AS (
  INSERT INTO meetings (id, finished_at, question_ids, means, variances, credits, predicted)
  SELECT id, finished_at, string_to_array(asked, ','), string_to_array(means, ',')::float8[],
    string_to_array(variances, ',')::float8[], string_to_array(credits, ',')::real[], string_to_array(predicted, ',')::real[]
  FROM unnest($metStudents::uuid[], $meetingIds::uuid[], $metAt::timestamptz[], $metFirst::text[], $metMeans::text[],
    $metVariances::text[], $metCredits::text[], $metPredicted::text[])
    AS met (student_id, id, finished_at, asked, means, variances, credits, predicted)
  JOIN learner USING (student_id)
)
SELECT student_id AS "studentId" FROM learner;

-- name: listWaiting
SELECT student_id AS "studentId" FROM learners WHERE waiting <> '{}' AND student_id > $after ORDER BY student_id LIMIT $most;

-- name: listTallies
SELECT chapter, topic, answered, correct AS right FROM student_topics
WHERE student_id = $studentId AND chapter = ANY ($chapters);

-- name: listMistakes
SELECT question_id AS "questionId", code, last_option AS "lastOption", times, to_char(first_on, 'YYYY-MM-DD') AS "firstOn",
  to_char(last_on, 'YYYY-MM-DD') AS "lastOn", to_char(repaired_on, 'YYYY-MM-DD') AS "repairedOn",
  to_char(proven_on, 'YYYY-MM-DD') AS "provenOn"
FROM mistakes
WHERE student_id = $studentId
ORDER BY last_on DESC, question_id;

-- name: markStale
-- Answers became known, or were judged anew, that what is believed was not made of.
INSERT INTO learners AS l (student_id, version, is_stale) VALUES ($studentId, 1, true)
ON CONFLICT (student_id) DO UPDATE SET version = l.version + 1, is_stale = true;

-- name: listStale
SELECT student_id AS "studentId" FROM learners WHERE is_stale AND student_id > $after ORDER BY student_id LIMIT $most;

-- name: listVersions
SELECT id AS "studentId", coalesce(version, 0) AS version, coalesce(is_stale, false) AS "isStale",
  coalesce(waiting <> '{}', false) AS "isWaiting"
FROM users LEFT JOIN learners ON student_id = id
WHERE id = ANY ($studentIds);

-- name: countFrom
-- Answers finished until then are not counted any more; null counts all of them.
INSERT INTO learners AS l (student_id, version, is_stale, counts_from) VALUES ($studentId, 1, true, $countsFrom)
ON CONFLICT (student_id) DO UPDATE SET version = l.version + 1, is_stale = true, counts_from = $countsFrom;

-- name: listHistories
-- Every answer of these students that counts and does not wait; a paper has its sitting for an attempt.
SELECT attempts.student_id AS "studentId", id, question_ids AS "questionIds", chosen, key, seconds,
  coalesce(hinted, '{}') AS hinted, coalesce(guessed, '{}') AS guessed, finished_at AS "finishedAt"
FROM attempts
LEFT JOIN learners ON learners.student_id = attempts.student_id
WHERE attempts.student_id = ANY ($studentIds) AND submitted_at IS NOT NULL
  AND finished_at > coalesce(counts_from, '-infinity') AND id <> ALL (coalesce(waiting, '{}'))
UNION ALL
SELECT paper_answers.student_id, sitting_id, question_ids, chosen, key, NULL, '{}',
  ARRAY(SELECT key FROM jsonb_each_text(sureness) AS said (key, value) WHERE value = 'guess'), finished_at
FROM paper_answers
JOIN sittings ON sittings.student_id = paper_answers.student_id AND sittings.id = sitting_id
LEFT JOIN learners ON learners.student_id = paper_answers.student_id
WHERE paper_answers.student_id = ANY ($studentIds) AND finished_at > coalesce(counts_from, '-infinity')
ORDER BY "studentId", "finishedAt", id;

-- name: listLevels
SELECT question_id AS id, mean, variance FROM item_levels;

-- name: takeVersions
-- Of those who have an account and of whom nothing has changed what is known since this version was read.
WITH people AS MATERIALIZED (
  SELECT id FROM users WHERE id = ANY ($studentIds::uuid[]) ORDER BY id FOR KEY SHARE
)
INSERT INTO learners AS l (student_id, version, is_stale)
SELECT student_id, version + 1, false
FROM people
JOIN unnest($studentIds::uuid[], $versions::int[]) AS read (student_id, version) ON student_id = people.id
ORDER BY student_id
ON CONFLICT (student_id) DO UPDATE SET version = excluded.version, is_stale = false WHERE l.version = excluded.version - 1
RETURNING student_id AS "studentId";

-- name: deleteBeliefs
DELETE FROM beliefs WHERE student_id = ANY ($studentIds);

-- name: deleteCards
DELETE FROM cards WHERE student_id = ANY ($studentIds);

-- name: deleteOtherMistakes
DELETE FROM mistakes
WHERE student_id = ANY ($studentIds) AND (student_id, question_id) NOT IN (
  SELECT * FROM unnest($mistakeStudents::uuid[], $mistaken::text[]));

-- name: storeBeliefs
INSERT INTO beliefs (student_id, chapter, nodes, answered)
SELECT student_id, chapter, nodes::jsonb, string_to_array(numbers, ',')::smallint[]
FROM unnest($beliefStudents::uuid[], $beliefChapters::text[], $beliefNodes::text[], $beliefNumbers::text[])
  AS part (student_id, chapter, nodes, numbers);

-- name: storeCards
INSERT INTO cards (student_id, chapter, topic, stability, difficulty, reps, lapses, last_on, right_on)
SELECT card.*
FROM unnest($cardStudents::uuid[], $cardChapters::text[], $cardTopics::text[], $cardStabilities::float8[], $cardDifficulties::float8[],
  $cardReps::int[], $cardLapses::int[], $cardDays::date[], $cardRightDays::date[]) AS card;

-- name: storeMistakes
-- What the student wrote to one stays.
INSERT INTO mistakes (student_id, question_id, code, last_option, times, first_on, last_on, repaired_on, proven_on)
SELECT mistake.*
FROM unnest($mistakeStudents::uuid[], $mistaken::text[], $mistakeCodes::text[], $mistakeOptions::text[], $mistakeTimes::int[],
  $mistakeFirstDays::date[], $mistakeLastDays::date[], $mistakeRepairDays::date[], $mistakeProofDays::date[]) AS mistake
ON CONFLICT (student_id, question_id) DO UPDATE
SET code = excluded.code, last_option = excluded.last_option, times = excluded.times, first_on = excluded.first_on,
  last_on = excluded.last_on, repaired_on = excluded.repaired_on, proven_on = excluded.proven_on;
