-- name: readDay
-- The goal, the plan of the day, and what the student has begun and handed in on it, in one look.
SELECT
  (SELECT json_build_object('exams', exams, 'weekdayMinutes', weekday_minutes, 'weekendMinutes', weekend_minutes,
    'restDays', rest_days)
  FROM goals WHERE student_id = $studentId) AS goals,
  (SELECT json_build_object('minutes', minutes, 'blocks', blocks, 'lastBlock', last_block)
  FROM plans WHERE student_id = $studentId AND on_day = $day) AS plan,
  coalesce((
    SELECT json_agg(json_build_object('questionIds', question_ids, 'seconds', seconds))
    FROM attempts
    WHERE student_id = $studentId AND finished_at >= $from AND finished_at < $until), '[]') AS "handedIn",
  coalesce((
    SELECT json_agg(question_ids)
    FROM attempts
    WHERE student_id = $studentId AND submitted_at IS NULL AND NOT is_ahead AND started_at >= $from), '[]') AS open,
  coalesce((
    SELECT json_agg(template)
    FROM sittings JOIN papers ON papers.id = paper_id
    WHERE student_id = $studentId AND sittings.made_at >= $from AND closed_at < $until), '[]') AS papers;
