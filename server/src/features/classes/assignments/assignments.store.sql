-- name: saveAssignment
INSERT INTO assignments (id, class_id, title, exam, subject, chapters, question_count, question_ids, due_at, made_at,
  is_for_all, test_id, repairs)
VALUES ($id, $classId, $title, $exam, $subject, $chapters, $count, $questionIds, $dueAt, $madeAt, $students::uuid[] IS NULL,
  $testId, $repairs)
ON CONFLICT DO NOTHING;

-- name: addStudents
INSERT INTO assignment_students (assignment_id, student_id)
SELECT $id, student_id
FROM present_pupils
WHERE class_id = $classId AND student_id = ANY ($students::uuid[])
ON CONFLICT DO NOTHING;

-- name: countAssignments
SELECT count(*) AS assignments FROM assignments WHERE class_id = $classId;

-- name: deleteAssignment
DELETE FROM assignments WHERE id = $id AND class_id = $classId;

-- name: listProgress
-- Everybody it is for, with the first quiz that was handed in for it, and whether one was begun.
SELECT assignments.id AS "assignmentId", title, assignments.exam, assignments.subject, assignments.chapters,
  question_count AS count, due_at AS "dueAt",
  repairs, present_pupils.student_id AS "studentId", users.name, roll_no AS "rollNo",
  coalesce(is_begun, false) AS "isBegun", finished_at AS "finishedAt",
  correct, total
FROM assignments
LEFT JOIN present_pupils ON present_pupils.class_id = assignments.class_id AND (is_for_all OR EXISTS (
  SELECT FROM assignment_students
  WHERE assignment_id = assignments.id AND assignment_students.student_id = present_pupils.student_id))
LEFT JOIN users ON users.id = present_pupils.student_id
LEFT JOIN LATERAL (
  SELECT true AS is_begun, finished_at, correct, CASE WHEN finished_at IS NOT NULL THEN length(key) END AS total
  FROM attempts
  WHERE attempts.assignment_id = assignments.id AND attempts.student_id = present_pupils.student_id
  ORDER BY finished_at
  LIMIT 1) AS first ON true
WHERE assignments.class_id = $classId AND ($id::uuid IS NULL OR assignments.id = $id)
  AND ($testId::uuid IS NULL OR test_id = $testId)
ORDER BY due_at DESC, assignments.id, lower(users.name), present_pupils.student_id;

-- name: listSheets
-- What everybody of the class answered in a test that is over: the places are those of the paper.
SELECT sittings.student_id AS "studentId", responses, question_order AS "questionOrder"
FROM tests
JOIN test_classes ON test_classes.test_id = tests.id
JOIN sittings ON sittings.test_id = tests.id AND closed_at IS NOT NULL
JOIN present_pupils ON present_pupils.student_id = sittings.student_id
  AND present_pupils.class_id = test_classes.class_id
WHERE tests.id = $testId AND test_classes.class_id = $classId
  AND least(tests.results_at, tests.released_at) <= $now;

-- name: findTestPaper
SELECT template, question_ids AS "questionIds"
FROM test_classes
JOIN tests ON tests.id = test_id
JOIN papers ON papers.id = paper_id
WHERE test_id = $testId AND test_classes.class_id = $classId;
