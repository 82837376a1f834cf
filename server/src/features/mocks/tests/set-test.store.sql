-- name: findSetTest
-- The test as it is set for one student.
SELECT tests.id AS "testId", paper_id AS "paperId", title, opens_at AS "opensAt",
  closes_at AS "closesAt", is_together AS together, late_start AS "lateStart", is_shuffled AS "isShuffled", shuffles_options AS "shufflesOptions",
  results_at AS "resultsAt", released_at AS "releasedAt", published_at AS "publishedAt", cancelled_at AS "cancelledAt",
  lost_time AS "lostTime",
  -- Nobody behind the class answers for a minor without an institute.
  tells_leaves AND NOT EXISTS (
    SELECT FROM test_classes
    JOIN present_pupils USING (class_id)
    JOIN ages ON ages.user_id = present_pupils.student_id
    WHERE test_id = tests.id AND present_pupils.student_id = $studentId AND institute_id IS NULL
      AND adult_from > now()) AS "tellsLeaves", coalesce(percent, 0) AS "extraPercent",
  EXISTS (
    SELECT FROM test_classes
    JOIN present_pupils USING (class_id)
    WHERE test_id = tests.id AND present_pupils.student_id = $studentId) AS "isPupil",
  (SELECT coalesce(jsonb_agg(jsonb_build_object('questionId', question_id, 'kind', kind, 'letters', letters)), '[]')
    FROM test_keys WHERE test_keys.test_id = tests.id) AS keys
FROM tests
LEFT JOIN test_extra ON test_extra.test_id = tests.id AND test_extra.student_id = $studentId
WHERE tests.id = $testId;

-- name: postponeResults
-- Whoever was given time writes before the others read.
UPDATE tests
SET results_at = greatest(results_at, $until)
WHERE id = $testId AND results_at IS NOT NULL AND released_at IS NULL;
