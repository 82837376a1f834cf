-- name: listSittings
-- Every pupil of the classes of the test, or of one of them, with the sitting where there is one. Who is in two is there
-- once. An institute has only those who agreed to it.
WITH pupils AS (
  SELECT student_id,
    array_agg(test_classes.class_id ORDER BY test_classes.class_id <> tests.class_id, class_name) AS class_ids,
    (array_agg(roll_no ORDER BY test_classes.class_id <> coalesce($classId, tests.class_id), class_name))[1] AS roll_no,
    bool_or(institute_id IS NULL) AS is_alone
  FROM tests
  JOIN test_classes ON test_classes.test_id = tests.id
  JOIN present_pupils ON present_pupils.class_id = test_classes.class_id
  WHERE tests.id = $testId AND ($instituteId::uuid IS NULL OR institute_id = $instituteId)
  GROUP BY student_id
  HAVING $classId::uuid IS NULL OR $classId = ANY (array_agg(test_classes.class_id)))
SELECT pupils.student_id AS "studentId", users.name, roll_no AS "rollNo", class_ids AS "classIds", sittings.id, state,
  began_at AS "beganAt", ends_at AS "endsAt", last_seen_at AS "lastSeenAt", closed_at AS "closedAt",
  closed_by AS "closedBy", responses, receipt, outcome, late_excluded AS "lateExcluded", question_order AS "questionOrder",
  returned_seconds AS "returnedSeconds", asked_seconds AS "askedSeconds",
  asked_from AS "askedFrom", coalesce(percent, 0) AS "extraPercent",
  is_alone AND coalesce(adult_from > now(), false) AS "isMinorAlone",
  to_jsonb(newest) AS result
FROM pupils
JOIN users ON users.id = pupils.student_id
LEFT JOIN ages ON ages.user_id = pupils.student_id
LEFT JOIN test_extra ON test_extra.test_id = $testId AND test_extra.student_id = pupils.student_id
LEFT JOIN sittings ON sittings.test_id = $testId AND sittings.student_id = pupils.student_id
LEFT JOIN LATERAL (
  SELECT right_count AS "right", wrong_count AS wrong, blank_count AS blank, dropped_count AS dropped, score, highest, lost
  FROM sitting_results
  WHERE sitting_results.student_id = sittings.student_id AND sitting_id = sittings.id
  ORDER BY version DESC
  LIMIT 1) AS newest ON true
ORDER BY lower(users.name), pupils.student_id;

-- name: listLogs
-- What came of some sittings, in the order of its coming.
SELECT sitting_batches.student_id AS "studentId", page, events
FROM sittings
JOIN sitting_batches ON sitting_batches.student_id = sittings.student_id AND sitting_id = sittings.id
WHERE test_id = $testId AND sittings.id = ANY ($sittingIds::uuid[])
ORDER BY sitting_batches.student_id, place, page, from_seq;

-- name: listUnended
SELECT student_id AS "studentId", id, state, ends_at AS "endsAt"
FROM sittings
WHERE test_id = $testId AND state IN ('running', 'paused');

-- name: listEnded
SELECT student_id AS "studentId", id FROM sittings WHERE test_id = $testId AND closed_at IS NOT NULL;

-- name: excludeLate
UPDATE sittings
SET late_excluded = $isExcluded
WHERE test_id = $testId AND student_id = $studentId AND closed_at IS NOT NULL
RETURNING student_id AS "studentId", id;

-- name: giveTime
-- To a sitting that runs; nothing is a refusal.
WITH given AS (
  UPDATE sittings
  SET ends_at = ends_at + make_interval(secs => $seconds), returned_seconds = returned_seconds + $seconds::int,
    asked_seconds = 0, asked_from = NULL
  WHERE test_id = $testId AND student_id = $studentId AND state = 'running'
  RETURNING student_id, id, ends_at
), noted AS (
  INSERT INTO time_grants (id, student_id, sitting_id, seconds, reason, given_at)
  SELECT $grantId, student_id, id, $seconds, $reason, $now FROM given WHERE $seconds > 0
)
SELECT ends_at AS "endsAt" FROM given;

-- name: openAnew
-- To one that has ended: it waits until the candidate opens it.
WITH given AS (
  UPDATE sittings
  SET state = 'paused', left_seconds = left_seconds + $seconds::int, returned_seconds = returned_seconds + $seconds::int,
    asked_seconds = 0, asked_from = NULL, late_excluded = false, closed_at = NULL, closed_by = NULL, responses = NULL,
    receipt = NULL, outcome = NULL, sureness = '{}'
  WHERE test_id = $testId AND student_id = $studentId AND state IN ('paused', 'submitted', 'closed') AND $seconds > 0
  RETURNING student_id, id
)
INSERT INTO time_grants (id, student_id, sitting_id, seconds, reason, given_at)
SELECT $grantId, student_id, id, $seconds, $reason, $now FROM given;
