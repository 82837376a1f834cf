-- name: findStudent
-- The single values of a student, each from the part of the table that holds the student. Of the times that earn badges only the first few are read, each from its own index.
SELECT users.id AS "userId", users.name, users.email, students.grade, students.phone, students.parent_contact AS "parentContact", students.address, students.avatar,
  coalesce(totals.quizzes, 0) AS "quizzesTaken", coalesce(totals.quick_quizzes, 0) AS "quickQuizzes",
  coalesce(totals.score_sum, 0) AS "scoreSum", last_attempt.exam AS "lastExam",
  ARRAY(
    SELECT starts_on::text FROM student_periods AS days
    WHERE student_id = $studentId AND unit = 'day'
    UNION
    -- A paper with an answer keeps the streak, and stands in no average.
    SELECT indian_day(least(closed_at, ends_at))::text FROM sittings
    WHERE student_id = $studentId AND closed_at IS NOT NULL
      AND (array_remove(responses, NULL) <> '{}' OR late_at IS NOT NULL)
    ORDER BY 1
  ) AS "practisedDays",
  ARRAY(
    SELECT finished_at FROM attempts
    WHERE student_id = $studentId AND submitted_at IS NOT NULL AND NOT is_quick
    ORDER BY finished_at LIMIT $quizzes
  ) AS quizzes,
  ARRAY(
    SELECT finished_at FROM attempts
    WHERE student_id = $studentId AND submitted_at IS NOT NULL AND NOT is_quick AND correct = length(chosen)
    ORDER BY finished_at LIMIT $perfect
  ) AS perfect,
  ARRAY(
    SELECT finished_at FROM attempts
    WHERE student_id = $studentId AND submitted_at IS NOT NULL AND NOT is_quick AND duration_seconds < 300
    ORDER BY finished_at LIMIT $speedy
  ) AS speedy,
  ARRAY(
    SELECT jsonb_build_object('subject', subject, 'attempts', attempts, 'scoreSum', score_sum)
    FROM student_subjects WHERE student_id = $studentId
  ) AS subjects
FROM users
LEFT JOIN students ON students.user_id = users.id
LEFT JOIN student_totals AS totals ON totals.student_id = users.id
LEFT JOIN attempts AS last_attempt ON last_attempt.id = totals.last_attempt_id AND last_attempt.student_id = totals.student_id
WHERE users.id = $studentId AND users.role = 'student';

-- name: listPractices
SELECT starts_on::text AS "startsOn", attempts, score_sum AS "scoreSum", seconds
FROM student_periods
WHERE student_id = $studentId AND unit = $unit AND starts_on = ANY ($starts::date[]);

-- name: findWeakestTopic
-- Rule 44: of those with enough answers the one with the lowest rate, or of all while none has enough. A tie goes to the
-- topic with more answers, then to the first.
SELECT chapter, topic, answered, correct
FROM student_topics
WHERE student_id = $studentId AND chapter = ANY ($chapters) AND answered > 0
ORDER BY answered >= $enoughAnswers DESC, correct / answered::float8, answered DESC, chapter, topic
LIMIT 1;

-- name: listRecent
SELECT id, exam, subject, chapters, correct, length(chosen) AS total, finished_at AS "finishedAt", is_quick AS quick
FROM attempts
WHERE student_id = $studentId AND submitted_at IS NOT NULL AND NOT is_quick
ORDER BY finished_at DESC, id DESC
LIMIT $limit;

-- name: listClasses
-- Other readers see only their own classes, not the student's other ones.
SELECT class_id AS "classId", name, teacher, institute, roll_no AS "rollNo"
FROM enrolments
JOIN classes_with_staff AS taught USING (class_id)
WHERE student_id = $studentId AND ended_at IS NULL
  AND ($readerId = student_id OR EXISTS (
    SELECT FROM present_pupils
    WHERE present_pupils.student_id = $studentId AND present_pupils.class_id = taught.class_id
      AND $readerId IN (teacher_id, present_pupils.institute_id)))
ORDER BY enrolled_at, name, class_id;

-- name: countHistory
SELECT quizzes + quick_quizzes AS total FROM student_totals WHERE student_id = $studentId;

-- name: listHistory
SELECT id, exam, subject, chapters, correct, length(chosen) AS total, finished_at AS "finishedAt", is_quick AS quick
FROM attempts
WHERE student_id = $studentId AND submitted_at IS NOT NULL
  AND (finished_at, id) < (
    coalesce((SELECT finished_at FROM attempts WHERE id = $after AND student_id = $studentId), 'infinity'),
    coalesce($after, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
ORDER BY finished_at DESC, id DESC
LIMIT $limit OFFSET $offset;

-- name: saveStudent
INSERT INTO students (user_id, grade, phone, parent_contact, address)
VALUES ($userId, $grade, $phone, $parentContact, $address)
ON CONFLICT (user_id) DO UPDATE
SET grade = excluded.grade, phone = excluded.phone, parent_contact = excluded.parent_contact,
  address = excluded.address
RETURNING grade, phone, parent_contact AS "parentContact", address;
