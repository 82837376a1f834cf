-- name: listEarned
SELECT badge, earned_at AS "earnedAt" FROM earned_badges WHERE user_id = $userId AND role = $role;

-- name: keepReached
-- A badge gets the day on which its goal was reached where the rows tell it, else the moment at which that was first
-- seen. Of two readers at the same time both are answered with the earlier one.
INSERT INTO earned_badges AS kept (user_id, role, badge, earned_at)
SELECT $userId, $role, reached.badge, coalesce(CASE reached.badge
    WHEN 'first-class' THEN (
      SELECT created_at FROM classes WHERE teacher_id = $userId
      ORDER BY created_at OFFSET reached.total - 1 LIMIT 1)
    WHEN 'guiding-star' THEN (
      SELECT min(enrolled_at) FROM present_pupils WHERE teacher_id = $userId
      GROUP BY student_id ORDER BY 1 OFFSET reached.total - 1 LIMIT 1)
    -- By the class day, as taken_at changes when a day is corrected.
    WHEN 'steady-hand' THEN (
      SELECT day::timestamp AT TIME ZONE 'Asia/Kolkata' FROM register_days JOIN classes ON id = class_id
      WHERE teacher_id = $userId ORDER BY day OFFSET reached.total - 1 LIMIT 1)
    WHEN 'growing-team' THEN (
      SELECT joined_at FROM staff WHERE institute_id = $userId AND left_at IS NULL
      ORDER BY joined_at OFFSET reached.total - 1 LIMIT 1)
    -- A pupil comes to the institute with the class or with the teacher, whichever came later.
    WHEN 'five-hundred-strong' THEN (
      SELECT min(greatest(enrolled_at, joined_at))
      FROM present_pupils JOIN staff USING (institute_id, teacher_id)
      WHERE institute_id = $userId AND left_at IS NULL
      GROUP BY student_id ORDER BY 1 OFFSET reached.total - 1 LIMIT 1)
    WHEN 'lively-campus' THEN (
      SELECT created_at FROM activities WHERE institute_id = $userId
      ORDER BY created_at OFFSET reached.total - 1 LIMIT 1)
  END, reached."seenAt")
FROM json_to_recordset($rows) AS reached (badge text, total integer, "seenAt" timestamptz)
ON CONFLICT (user_id, role, badge) DO UPDATE SET earned_at = least(kept.earned_at, excluded.earned_at)
RETURNING badge, earned_at AS "earnedAt";
