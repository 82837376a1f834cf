-- name: listSetTests
-- Of the classes that the student is in and shares with: what is to come, and what ended lately.
-- One that is set for two of them is there once.
SELECT DISTINCT ON (closes_at, tests.id) tests.id AS "testId", title, class_name AS "className", opens_at AS "opensAt", closes_at AS "closesAt",
  published_at AS "publishedAt", results_at AS "resultsAt", released_at AS "releasedAt", cancelled_at AS "cancelledAt",
  cancel_reason AS "cancelReason", sittings.id AS "sittingId", sittings.state AS "sittingState"
FROM present_pupils
JOIN test_classes USING (class_id)
JOIN tests ON tests.id = test_classes.test_id
LEFT JOIN sittings ON sittings.test_id = tests.id AND sittings.student_id = present_pupils.student_id
WHERE present_pupils.student_id = $studentId AND published_at IS NOT NULL AND closes_at > $endedAfter
ORDER BY closes_at, tests.id, class_name, present_pupils.class_id
LIMIT 100;

-- name: listSetAssignments
-- What is for the student, with the first quiz that was handed in for it, and whether one was begun.
SELECT assignments.id AS "assignmentId", title, class_name AS "className", assignments.exam, assignments.subject,
  assignments.chapters, question_count AS questions, due_at AS "dueAt", coalesce(is_begun, false) AS "isBegun",
  finished_at AS "finishedAt"
FROM present_pupils
JOIN assignments USING (class_id)
LEFT JOIN LATERAL (
  SELECT true AS is_begun, finished_at
  FROM attempts
  WHERE attempts.assignment_id = assignments.id AND attempts.student_id = $studentId
  ORDER BY finished_at
  LIMIT 1) AS first ON true
WHERE present_pupils.student_id = $studentId AND due_at > $endedAfter
  AND (is_for_all OR EXISTS (
    SELECT FROM assignment_students
    WHERE assignment_id = assignments.id AND assignment_students.student_id = $studentId))
ORDER BY due_at, assignments.id
LIMIT 100;
