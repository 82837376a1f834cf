-- name: listResults
WITH members AS (
  SELECT student_id, min(roll_no) AS roll_no, array_agg(class_id) AS classes
  FROM seen_pupils
  WHERE viewer_id = $instituteId AND lower(class_name) = lower($class)
  GROUP BY student_id
)
SELECT users.name, members.roll_no AS "rollNo", coalesce(quizzes, 0) AS quizzes, coalesce(score_sum, 0) AS "scoreSum",
  indian_day(last_finished_at)::text AS "lastOn",
  coalesce((
    SELECT json_agg(json_build_object('subject', subject, 'quizzes', attempts, 'scoreSum', student_subjects.score_sum))
    FROM student_subjects
    WHERE student_subjects.student_id = users.id), '[]') AS subjects,
  (SELECT count(*) FROM register_marks WHERE register_marks.student_id = users.id AND class_id = ANY (classes)) AS marks,
  (SELECT count(*) FROM register_marks
   WHERE register_marks.student_id = users.id AND class_id = ANY (classes) AND is_present) AS present
FROM members
JOIN users ON users.id = members.student_id
LEFT JOIN student_totals ON student_totals.student_id = users.id;

-- name: findName
SELECT min(class_name) AS name FROM seen_classes WHERE viewer_id = $instituteId AND lower(class_name) = lower($class);
