-- name: insertStudents
INSERT INTO users (id, issuer, subject, name, email, role)
SELECT ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'vikalp', n || '@growth.example',
  'Student ' || n, n || '@growth.example', 'student'
FROM generate_series($first::int, $last::int) AS n;

-- name: insertAges
INSERT INTO ages (user_id, answered_at, shares_from, shares_until)
SELECT ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, now(), '-infinity', 'infinity'
FROM generate_series($first::int, $last::int) AS n;

-- name: insertAttempts
-- A year of attempts for each student of a range, drawn from ready-made quizzes.
INSERT INTO attempts (id, student_id, exam, subject, chapters, question_ids, chosen, key, seconds, duration_seconds,
  started_at, finished_at, submitted_at, correct, incorrect)
SELECT uuidv7(), ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'NEET', subject, ARRAY[chapter],
  question_ids, chosen, key, seconds, 600, finished_at - interval '10 minutes', finished_at, finished_at, correct,
  cardinality(question_ids) - correct
FROM generate_series($first::int, $last::int) AS n
CROSS JOIN generate_series(1, $each::int) AS round
JOIN unnest($subjects::text[], $chapters::text[], $questionIds::text[], $chosens::text[], $keys::text[], $corrects::int[])
  WITH ORDINALITY AS quiz (subject, chapter, ids, chosen, key, correct, place)
  ON place = 1 + (n * 31 + round * 7) % $quizzes::int
CROSS JOIN LATERAL (
  SELECT string_to_array(ids, ',') AS question_ids,
    array_fill(60::smallint, ARRAY[length(key)]) AS seconds,
    $now::timestamptz - make_interval(days => (n * 17 + round * 7) % 365, hours => n % 12) AS finished_at
) AS made;

-- name: insertClasses
INSERT INTO classes (id, teacher_id, name, code, created_at)
SELECT ('00000000-0000-4000-9000-' || lpad(n::text, 12, '0'))::uuid, $teacherId, 'Class ' || n, 'GROWTH' || n || n,
  $now::timestamptz - interval '1 year'
FROM generate_series($firstClass::int, $firstClass::int + $classes::int - 1) AS n;

-- name: insertEnrolments
-- All agreed to share with the institute.
INSERT INTO enrolments (class_id, student_id, roll_no, enrolled_at, agreed_institute_id)
SELECT classes.id, ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, n::text,
  $now::timestamptz - interval '1 year', institute_id
FROM generate_series($first::int, $last::int) AS n
JOIN classes
  ON classes.id = ('00000000-0000-4000-9000-' || lpad(($firstClass::int + n % $classes::int)::text, 12, '0'))::uuid
LEFT JOIN staff ON staff.teacher_id = classes.teacher_id AND left_at IS NULL;

-- name: vacuum
-- The database does this by itself a minute later.
VACUUM (ANALYZE);

-- name: countAttempts
SELECT count(*) AS total FROM attempts;
