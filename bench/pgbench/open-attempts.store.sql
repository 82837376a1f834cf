-- name: insertOpen
-- Attempts that wait for their submit, dealt to the students in turn.
INSERT INTO attempts (id, student_id, exam, subject, chapters, question_ids, chosen, key, started_at)
SELECT ('00000000-0000-4000-b000-' || lpad(k::text, 12, '0'))::uuid,
  ('00000000-0000-4000-8000-' || lpad((1 + k % $students::int)::text, 12, '0'))::uuid, 'NEET', $subject,
  ARRAY[$chapter::text], $questionIds, repeat('-', length($key)), $key, '2024-01-01T00:00:00Z'
FROM generate_series($first::int, $last::int) AS k;

-- name: countClosed
SELECT count(*) AS closed FROM attempts
WHERE id >= '00000000-0000-4000-b000-000000000000' AND id < '00000000-0000-4000-b001-000000000000'
  AND submitted_at IS NOT NULL;
