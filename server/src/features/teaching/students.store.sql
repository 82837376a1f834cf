-- name: listStudents
-- One row with the counts and, as JSON, the students of the page, so that they agree. Nobody reads an email here; whom
-- only a part of it has found is named apart.
WITH reader AS (
  SELECT EXISTS (SELECT FROM confirmed_staff WHERE user_id = $userId) AS is_confirmed
), taught AS (
  SELECT *, $class::text IS NULL OR class_id::text = lower($class) OR lower(class_name) = lower($class) AS is_wanted
  FROM seen_pupils
  WHERE viewer_id = $userId
), pupils AS (
  SELECT student_id,
    bool_or(is_wanted) AS is_wanted,
    string_agg(DISTINCT class_name, ', ' ORDER BY class_name) AS class_names,
    (array_agg(roll_no ORDER BY is_wanted DESC, class_name, class_id))[1] AS roll_no,
    bool_or(strpos(lower(roll_no), lower($search)) > 0) AS has_roll_no
  FROM taught
  GROUP BY student_id
), rated AS (
  SELECT pupils.*, users.name, CASE WHEN is_confirmed THEN known_email(users) END AS email,
    has_roll_no OR strpos(lower(users.name), lower($search)) > 0 AS is_named, students.avatar, coalesce(quizzes, 0) AS quizzes, last_finished_at, last_attempt_id,
    round(score_sum / nullif(quizzes, 0)::numeric / 100) AS avg_score
  FROM pupils
  CROSS JOIN reader
  JOIN users ON users.id = student_id
  LEFT JOIN students ON students.user_id = student_id
  LEFT JOIN student_totals USING (student_id)
), found AS (
  SELECT *, row_number() OVER (ORDER BY lower(name), student_id) AS place
  FROM rated
  WHERE is_wanted
    AND (is_named OR length($search) >= $emailPart AND strpos(lower(email), lower($search)) > 0)
    AND ($from::int IS NULL OR avg_score >= $from AND avg_score < $below)
    AND ($idleSince::date IS NULL OR NOT EXISTS (
      SELECT FROM student_periods
      WHERE student_periods.student_id = rated.student_id AND unit = 'day' AND starts_on >= $idleSince))
), page AS (
  SELECT place, student_id AS id, name, avatar, roll_no AS "rollNo", class_names AS "className",
    avg_score AS "avgScore", quizzes AS "quizzesTaken", last_finished_at AS "lastActive",
    (SELECT round(100.0 * correct / length(chosen)) FROM attempts
      WHERE attempts.id = last_attempt_id AND attempts.student_id = found.student_id) AS "lastScore",
    (SELECT round(100.0 * count(*) FILTER (WHERE is_present) / nullif(count(*), 0))
      FROM register_marks
      WHERE register_marks.student_id = found.student_id
        AND class_id IN (
          SELECT class_id FROM seen_classes WHERE viewer_id = $userId)) AS attendance
  FROM found
  WHERE place > $skipped AND place <= $skipped + $pageSize
)
SELECT NOT (SELECT is_confirmed FROM reader) AS "contactWithheld", (SELECT count(*) FROM pupils) AS "of", (SELECT count(*) FROM found) AS total,
  ARRAY(SELECT student_id FROM found WHERE NOT is_named) AS "foundByEmail",
  (SELECT coalesce(json_agg(page ORDER BY place), '[]') FROM page) AS students;

-- name: listClasses
SELECT class_id AS id, class_name AS name
FROM seen_classes
WHERE viewer_id = $userId
ORDER BY lower(class_name), class_id;
