-- name: insertSitting
INSERT INTO sittings (id, student_id, paper_id, part, after_id, test_id, question_order, option_orders, state,
  made_at, met)
VALUES ($id, $studentId, $paperId, $part, $afterId, $testId, $questionOrder, $optionOrders, 'ready', $madeAt, $met)
ON CONFLICT DO NOTHING;

-- name: forgetReady
-- What was never begun: only so many are kept.
DELETE FROM sittings
WHERE student_id = $studentId AND state = 'ready' AND id IN (
  SELECT id FROM sittings
  WHERE student_id = $studentId AND state = 'ready'
  ORDER BY made_at DESC, id DESC
  OFFSET $kept);

-- name: findSitting
SELECT sittings.id, student_id AS "studentId", sittings.paper_id AS "paperId", template, form, question_ids AS "questionIds",
  papers.sections AS "paperSections", part, state, sittings.made_at AS "madeAt", met, began_at AS "beganAt",
  ends_at AS "endsAt", last_seen_at AS "lastSeenAt", pages, gap_seconds AS "gapSeconds",
  offered_seconds AS "offeredSeconds", returned_seconds AS "returnedSeconds", closed_at AS "closedAt",
  closed_by AS "closedBy", responses, receipt, outcome, late_at AS "lateAt", late_excluded AS "lateExcluded", blueprint,
  test_id AS "testId", question_order AS "questionOrder", option_orders AS "optionOrders", left_seconds AS "leftSeconds",
  asked_seconds AS "askedSeconds", coalesce(fixed_circles, false) AS "fixedCircles", sureness
FROM sittings
JOIN papers ON papers.id = sittings.paper_id
LEFT JOIN tests ON tests.id = test_id
WHERE student_id = $studentId AND sittings.id = $id;

-- name: findHead
-- What a sign of life needs, without the paper.
SELECT state, ends_at AS "endsAt", pages, test_id AS "testId", option_orders AS "optionOrders"
FROM sittings
WHERE student_id = $studentId AND id = $id;

-- name: lockSitting
SELECT id FROM sittings WHERE student_id = $studentId AND id = $id FOR UPDATE;

-- name: lockRunning
-- Nothing where another server is closing it at this moment.
SELECT id FROM sittings
WHERE student_id = $studentId AND id = $id AND state = 'running'
FOR UPDATE SKIP LOCKED;

-- name: findFollowing
SELECT id FROM sittings WHERE student_id = $studentId AND after_id = $afterId;

-- name: findOfTest
SELECT id FROM sittings WHERE student_id = $studentId AND test_id = $testId;

-- name: beginSitting
UPDATE sittings
SET state = 'running', began_at = $now, ends_at = $endsAt, last_seen_at = $now, pages = ARRAY[$pageId::uuid]
WHERE student_id = $studentId AND id = $id AND state = 'ready';

-- name: turnToPage
UPDATE sittings
SET pages = array_append(pages, $pageId::uuid), last_seen_at = $now, gap_seconds = gap_seconds + $gap,
  offered_seconds = offered_seconds + $offered, asked_seconds = asked_seconds + $toAsk,
  asked_from = CASE WHEN $toAsk > 0 THEN coalesce(asked_from, last_seen_at) ELSE asked_from END
WHERE student_id = $studentId AND id = $id AND state = 'running' AND cardinality(pages) < $most
  AND NOT $pageId::uuid = ANY (pages);

-- name: openAgain
-- The candidate is back: the time that was given after the end begins.
UPDATE sittings
SET state = 'running', ends_at = $now::timestamptz + make_interval(secs => left_seconds), left_seconds = 0,
  last_seen_at = $now, pages = array_append(pages, $pageId::uuid)
WHERE student_id = $studentId AND id = $id AND state = 'paused' AND cardinality(pages) < $most
  AND NOT $pageId::uuid = ANY (pages);

-- name: noteLatePage
-- A page that was opened without a network, and says so after the end.
UPDATE sittings
SET pages = array_append(pages, $pageId::uuid)
WHERE student_id = $studentId AND id = $id AND state IN ('submitted', 'closed') AND cardinality(pages) < $most
  AND NOT $pageId::uuid = ANY (pages)
RETURNING state, ends_at AS "endsAt", pages, test_id AS "testId", option_orders AS "optionOrders";

-- name: settleGap
-- The seconds are those that were offered when they were read: a gap that came in between stays.
WITH settled AS (
  UPDATE sittings
  SET gap_seconds = gap_seconds - $gap, offered_seconds = offered_seconds - $offered,
    asked_seconds = CASE WHEN $isTaken THEN asked_seconds ELSE 0 END,
    asked_from = CASE WHEN $isTaken THEN asked_from END,
    returned_seconds = returned_seconds + $seconds::int, ends_at = ends_at + make_interval(secs => $seconds)
  WHERE student_id = $studentId AND id = $id AND state = 'running' AND gap_seconds = $gap AND offered_seconds = $offered
    AND gap_seconds > 0
  RETURNING student_id, id
)
INSERT INTO time_grants (id, student_id, sitting_id, seconds, reason, given_at)
SELECT $grantId, student_id, id, $seconds, 'the page was gone', $now FROM settled WHERE $seconds > 0;

-- name: closeSitting
UPDATE sittings
SET state = $state, closed_at = $closedAt, closed_by = $closedBy, responses = $responses, receipt = $receipt,
  outcome = $outcome::jsonb, gap_seconds = 0, offered_seconds = 0, left_seconds = 0
WHERE student_id = $studentId AND id = $id AND state IN ('running', 'paused');

-- name: storeOutcome
-- Late where an answer has changed since the close.
UPDATE sittings
SET outcome = $outcome::jsonb, late_at = CASE WHEN $isLate THEN $now ELSE late_at END
WHERE student_id = $studentId AND id = $id;

-- name: countSittings
SELECT count(*) AS total FROM sittings WHERE student_id = $studentId;

-- name: listSittings
SELECT sittings.id, template, blueprint, form, part, state, coalesce(began_at, sittings.made_at) AS date,
  ends_at AS "endsAt", closed_at AS "closedAt", tests.id AS "testId", tests.title AS "testTitle",
  CASE WHEN tests.id IS NULL OR least(tests.results_at, tests.released_at) <= $now THEN newest.score END AS score,
  EXISTS (
    SELECT FROM sittings AS following
    WHERE following.student_id = $studentId AND following.after_id = sittings.id AND following.began_at IS NOT NULL
  ) AS "isFollowed"
FROM sittings
JOIN papers ON papers.id = sittings.paper_id
LEFT JOIN tests ON tests.id = test_id
LEFT JOIN LATERAL (
  SELECT score FROM sitting_results
  WHERE sitting_results.student_id = sittings.student_id AND sitting_id = sittings.id
  ORDER BY version DESC
  LIMIT 1) AS newest ON true
WHERE student_id = $studentId AND ($after::uuid IS NULL OR (sittings.made_at, sittings.id) < (
  SELECT last.made_at, last.id FROM sittings AS last WHERE last.student_id = $studentId AND last.id = $after))
ORDER BY sittings.made_at DESC, sittings.id DESC
LIMIT $limit
OFFSET $offset;

-- name: listEnded
SELECT student_id AS "studentId", id, ends_at AS "endsAt"
FROM sittings
WHERE state = 'running' AND ends_at <= $endedBefore
  AND ($afterEndsAt::timestamptz IS NULL OR (ends_at, id) > ($afterEndsAt, $afterId::uuid))
ORDER BY ends_at, id
LIMIT $limit;
