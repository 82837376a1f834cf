-- name: countTests
-- Of the class that has most.
SELECT count(*) AS tests
FROM test_classes
WHERE class_id = ANY ($classIds::uuid[]) AND test_id <> $testId
GROUP BY class_id
ORDER BY tests DESC
LIMIT 1;

-- name: countOwnClasses
SELECT count(*) AS classes
FROM classes
WHERE id = ANY ($classIds::uuid[]) AND teacher_id = $teacherId AND archived_at IS NULL;

-- name: saveTest
-- Nothing where it was published, or is of another class.
INSERT INTO tests (id, class_id, paper_id, title, opens_at, closes_at, is_together, late_start, is_shuffled,
  shuffles_options, fixed_circles, results, results_at, lost_time, tells_leaves, made_at)
VALUES ($testId, $classId, $paperId, $title, $opensAt, $closesAt, $together, $lateStart, $isShuffled,
  $shufflesOptions, $fixedCircles, $results, $resultsAt, $lostTime, $tellsLeaves, $madeAt)
ON CONFLICT (id) DO UPDATE SET paper_id = excluded.paper_id, title = excluded.title, opens_at = excluded.opens_at,
  closes_at = excluded.closes_at, is_together = excluded.is_together, late_start = excluded.late_start,
  is_shuffled = excluded.is_shuffled,
  shuffles_options = excluded.shuffles_options, fixed_circles = excluded.fixed_circles,
  results = excluded.results, results_at = excluded.results_at,
  lost_time = excluded.lost_time, tells_leaves = excluded.tells_leaves
WHERE tests.class_id = excluded.class_id AND tests.published_at IS NULL;

-- name: forgetClasses
DELETE FROM test_other_classes WHERE test_id = $testId;

-- name: insertClasses
INSERT INTO test_other_classes (test_id, class_id) SELECT $testId, unnest($classIds::uuid[]);

-- name: forgetExtra
DELETE FROM test_extra WHERE test_id = $testId;

-- name: insertExtra
-- Only of pupils of its classes.
INSERT INTO test_extra (test_id, student_id, percent)
SELECT $testId, student_id, percent
FROM unnest($students::uuid[], $percents::numeric[]) AS entitled (student_id, percent)
WHERE EXISTS (
  SELECT FROM test_classes
  JOIN present_pupils USING (class_id)
  WHERE test_id = $testId AND present_pupils.student_id = entitled.student_id)
ON CONFLICT DO NOTHING;

-- name: listTests
-- One test, those of a teacher's current classes, or the published ones of an institute's teachers, the latest first.
SELECT tests.id AS "testId", class_id AS "classId", classes.name AS "className", teachers.name AS teacher, set_for.classes, paper_id AS "paperId", template,
  blueprint, question_ids AS "questionIds", papers.sections AS "paperSections", title, opens_at AS "opensAt",
  closes_at AS "closesAt", is_together AS together, late_start AS "lateStart", is_shuffled AS "isShuffled",
  shuffles_options AS "shufflesOptions", fixed_circles AS "fixedCircles", results,
  results_at AS "resultsAt", lost_time AS "lostTime", tells_leaves AS "tellsLeaves", published_at AS "publishedAt",
  released_at AS "releasedAt", cancelled_at AS "cancelledAt", cancel_reason AS "cancelReason",
  (SELECT count(DISTINCT student_id) FROM test_classes JOIN present_pupils USING (class_id) WHERE test_id = tests.id)
    AS students,
  (SELECT count(*) FROM sittings WHERE test_id = tests.id AND state IN ('running', 'paused')) AS running,
  (SELECT count(*) FROM sittings WHERE test_id = tests.id AND state IN ('submitted', 'closed')) AS "handedIn",
  (SELECT coalesce(jsonb_agg(jsonb_build_object('studentId', student_id, 'percent', percent)), '[]')
    FROM test_extra WHERE test_id = tests.id) AS extra
FROM tests
JOIN classes ON classes.id = class_id
JOIN users AS teachers ON teachers.id = classes.teacher_id
CROSS JOIN LATERAL (
  SELECT jsonb_agg(jsonb_build_object('classId', running.id, 'className', running.name, 'students',
    (SELECT count(*) FROM present_pupils WHERE present_pupils.class_id = running.id))
    ORDER BY running.id <> tests.class_id, running.name, running.id) AS classes
  FROM test_classes
  JOIN classes AS running ON running.id = test_classes.class_id AND running.archived_at IS NULL
  WHERE test_id = tests.id) AS set_for
JOIN papers ON papers.id = paper_id
WHERE set_for.classes IS NOT NULL AND (tests.id = $testId OR classes.teacher_id = $teacherId
  OR (published_at IS NOT NULL AND EXISTS (
      SELECT FROM test_classes
      JOIN seen_classes USING (class_id)
      WHERE test_id = tests.id AND viewer_id = $instituteId)
    AND EXISTS (SELECT FROM confirmed_staff WHERE user_id = $instituteId)))
ORDER BY opens_at DESC, tests.id
LIMIT 200;

-- name: publishTest
UPDATE tests SET published_at = $now WHERE id = $testId AND published_at IS NULL;

-- name: deleteDraft
DELETE FROM tests WHERE id = $testId AND published_at IS NULL;

-- name: cancelTest
-- What was written is kept, and nothing is secret any more.
UPDATE tests
SET cancelled_at = $now, cancel_reason = $reason, released_at = coalesce(released_at, $now)
WHERE id = $testId AND published_at IS NOT NULL AND cancelled_at IS NULL;

-- name: cancelReady
UPDATE sittings SET state = 'cancelled' WHERE test_id = $testId AND state = 'ready';

-- name: releaseTest
UPDATE tests
SET released_at = $now
WHERE id = $testId AND published_at IS NOT NULL AND released_at IS NULL;

-- name: saveKey
INSERT INTO test_keys (test_id, question_id, kind, letters, reason, corrected_at)
VALUES ($testId, $questionId, $kind, $letters, $reason, $now)
ON CONFLICT (test_id, question_id) DO UPDATE SET kind = excluded.kind, letters = excluded.letters,
  reason = excluded.reason, corrected_at = excluded.corrected_at;

-- name: listKeys
SELECT question_id AS "questionId", kind, letters, reason FROM test_keys WHERE test_id = $testId;

-- name: countMet
-- By how many pupils of the classes each question was met, in quizzes and in papers.
SELECT question_id AS "questionId", count(DISTINCT student_id) AS students
FROM (
  SELECT student_chapters.student_id, unnest(met)
  FROM present_pupils
  JOIN student_chapters USING (student_id)
  WHERE class_id = ANY ($classIds::uuid[])
  UNION ALL
  SELECT sittings.student_id, unnest(question_ids)
  FROM present_pupils
  JOIN sittings USING (student_id)
  JOIN papers ON papers.id = paper_id
  WHERE class_id = ANY ($classIds::uuid[]) AND began_at IS NOT NULL) AS asked (student_id, question_id)
GROUP BY question_id;

-- name: countPupils
SELECT count(DISTINCT student_id) AS pupils FROM present_pupils WHERE class_id = ANY ($classIds::uuid[]);
