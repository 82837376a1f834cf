-- Everything that is linked to a person, as they may have it: no hashes, and of others at most the name they saw.

-- name: account
SELECT users.id, users.name, email, email_verified_at AS "emailVerifiedAt", asked_email AS "askedEmail", username, role, gender, issuer,
  users.created_at AS "createdAt", password_hash IS NOT NULL AS "hasPassword", tokens_valid_from AS "signedInSince",
  students.grade, coalesce(students.phone, teachers.phone) AS phone, students.parent_contact AS "parentContact",
  students.address, students.avatar, teachers.subject, teachers.qualification, teachers.teaching_since AS "teachingSince",
  institutes.accreditation, institutes.location, institutes.established_year AS "establishedYear", institutes.handle,
  invitations.code AS "invitationCode", photos.saved_at AS "photoSavedAt"
FROM users
LEFT JOIN students ON students.user_id = users.id
LEFT JOIN teachers ON teachers.user_id = users.id
LEFT JOIN institutes ON institutes.user_id = users.id
LEFT JOIN invitations ON invitations.institute_id = users.id
LEFT JOIN photos ON photos.user_id = users.id
WHERE users.id = $userId;

-- name: devices
SELECT browser, system, signed_in_at AS "signedInAt", to_char(seen_on, 'YYYY-MM-DD') AS "seenOn"
FROM devices WHERE user_id = $userId ORDER BY signed_in_at;

-- name: passkeys
SELECT name, made_at AS "madeAt", to_char(used_on, 'YYYY-MM-DD') AS "usedOn"
FROM passkeys WHERE user_id = $userId ORDER BY made_at, id;

-- name: codes
SELECT by_mail AS "byMail", makers.name AS "madeBy", expires_at AS "expiresAt"
FROM reset_codes LEFT JOIN users AS makers ON makers.id = maker_id
WHERE user_id = $userId ORDER BY expires_at;

-- name: codesMade
-- For others, whose names are theirs.
SELECT expires_at AS "expiresAt" FROM reset_codes WHERE maker_id = $userId ORDER BY expires_at;

-- name: age
SELECT answered_at AS "answeredAt", to_char(adult_from, 'YYYY-MM-DD') AS "adultFrom",
  nullif(shares_from, '-infinity') AS "sharesFrom", nullif(shares_until, 'infinity') AS "sharesUntil"
FROM ages WHERE user_id = $userId;

-- name: consents
-- The guardian's contact is the guardian's.
SELECT method, issuers.name AS "issuedBy", issued_at AS "issuedAt", expires_at AS "expiresAt", guardian, relation,
  text_version AS "textVersion", given_at AS "givenAt", withdrawn_at AS "withdrawnAt", withdrawn_by AS "withdrawnBy"
FROM consents LEFT JOIN users AS issuers ON issuers.id = issued_by
WHERE user_id = $userId ORDER BY issued_at;

-- name: papersIssued
SELECT issued_at AS "issuedAt" FROM consents WHERE issued_by = $userId AND user_id <> $userId ORDER BY issued_at;

-- name: contactReadings
SELECT readers.name AS "openedBy", readers.role, read_at AS "openedAt", times
FROM contact_readings LEFT JOIN users AS readers ON readers.id = reader_id
WHERE student_id = $userId ORDER BY read_at;

-- name: contactOpened
SELECT read_at AS "openedAt", times FROM contact_readings WHERE reader_id = $userId ORDER BY read_at;

-- name: roster
SELECT institutes.name AS institute, roster_people.name AS "nameThere", admission_no AS "admissionNo", class_name AS class,
  roll_no AS "rollNo", added_at AS "addedAt", left_at AS "leftAt"
FROM roster_people JOIN users AS institutes ON institutes.id = institute_id
WHERE user_id = $userId;

-- name: classes
SELECT classes.name AS class, teachers.name AS teacher, roll_no AS "rollNo", enrolled_at AS "joinedAt", ended_at AS "leftAt",
  institutes.name AS "sharedWith"
FROM enrolments
JOIN classes ON classes.id = class_id
JOIN users AS teachers ON teachers.id = teacher_id
LEFT JOIN users AS institutes ON institutes.id = agreed_institute_id
WHERE student_id = $userId ORDER BY enrolled_at;

-- name: attendance
SELECT classes.name AS class, to_char(day, 'YYYY-MM-DD') AS day, is_present AS present
FROM register_marks JOIN classes ON classes.id = class_id
WHERE student_id = $userId ORDER BY day, class_id;

-- name: classesTaught
SELECT name AS class, code, created_at AS "createdAt", archived_at AS "endedAt",
  (SELECT count(*) FROM enrolments WHERE class_id = classes.id AND ended_at IS NULL) AS students,
  (SELECT count(*) FROM register_days WHERE class_id = classes.id) AS "registerDays"
FROM classes WHERE teacher_id = $userId ORDER BY created_at;

-- name: institutes
SELECT institutes.name AS institute, joined_at AS "joinedAt", left_at AS "leftAt", confirmed_at AS "confirmedAt"
FROM staff JOIN users AS institutes ON institutes.id = institute_id
WHERE teacher_id = $userId ORDER BY joined_at;

-- name: confirmations
SELECT name, role, confirmed_at AS "confirmedAt" FROM confirmations WHERE user_id = $userId;

-- name: activities
SELECT type, title, description, to_char(day, 'YYYY-MM-DD') AS day, score, created_at AS "createdAt"
FROM activities WHERE institute_id = $userId ORDER BY day, created_at;

-- name: badges
SELECT badge, role, earned_at AS "earnedAt" FROM earned_badges WHERE user_id = $userId ORDER BY earned_at, badge;

-- name: bookmarks
SELECT question_id AS "questionId" FROM bookmarks WHERE student_id = $userId ORDER BY id;

-- name: suggestions
SELECT question_id AS "questionId", text, created_at AS "createdAt",
  (SELECT count(*) FROM suggestion_vibes WHERE suggestion_id = suggestions.id) AS vibes
FROM suggestions WHERE author_id = $userId ORDER BY created_at, id;

-- name: vibes
SELECT question_id AS "questionId"
FROM suggestion_vibes JOIN suggestions ON suggestions.id = suggestion_id
WHERE user_id = $userId ORDER BY question_id, suggestion_id;

-- name: suggestionReports
SELECT question_id AS "questionId", reported_at AS "reportedAt"
FROM suggestion_reports JOIN suggestions ON suggestions.id = suggestion_id
WHERE user_id = $userId ORDER BY reported_at;

-- name: reports
SELECT reports.question_id AS "questionId", reason, option, note, reported_at AS "reportedAt", state, answer
FROM reports JOIN cases ON cases.id = case_id
WHERE reporter_id = $userId ORDER BY reported_at, reports.id;

-- name: totals
SELECT quizzes, quick_quizzes AS "quickQuizzes", score_sum AS "scoreSum", last_finished_at AS "lastFinishedAt"
FROM student_totals WHERE student_id = $userId;

-- name: periods
SELECT unit, to_char(starts_on, 'YYYY-MM-DD') AS "startsOn", attempts AS quizzes, score_sum AS "scoreSum", seconds
FROM student_periods WHERE student_id = $userId ORDER BY unit, starts_on;

-- name: subjects
SELECT subject, attempts AS quizzes, score_sum AS "scoreSum"
FROM student_subjects WHERE student_id = $userId ORDER BY subject;

-- name: chapters
SELECT chapter, met, last_finished_at AS "lastFinishedAt", last_correct AS "lastCorrect", last_total AS "lastTotal"
FROM student_chapters WHERE student_id = $userId ORDER BY chapter;

-- name: topics
SELECT chapter, topic, answered, correct
FROM student_topics WHERE student_id = $userId ORDER BY chapter, topic;

-- name: beliefs
-- By node; the numbers of the questions that were answered are in the quizzes and papers.
SELECT node, (of_node ->> 0)::float8 AS mean, (of_node ->> 1)::float8 AS variance, (of_node ->> 2)::int AS answers,
  of_node ->> 3 AS "updatedOn"
FROM beliefs CROSS JOIN jsonb_each(nodes) AS each (node, of_node)
WHERE student_id = $userId ORDER BY chapter, node;

-- name: cards
SELECT chapter, topic, stability, difficulty, reps, lapses, to_char(last_on, 'YYYY-MM-DD') AS "lastOn",
  to_char(right_on, 'YYYY-MM-DD') AS "rightOn"
FROM cards WHERE student_id = $userId ORDER BY chapter, topic;

-- name: mistakes
SELECT question_id AS "questionId", code, last_option AS "lastOption", times, to_char(first_on, 'YYYY-MM-DD') AS "firstOn",
  to_char(last_on, 'YYYY-MM-DD') AS "lastOn", to_char(repaired_on, 'YYYY-MM-DD') AS "repairedOn",
  to_char(proven_on, 'YYYY-MM-DD') AS "provenOn", note
FROM mistakes WHERE student_id = $userId ORDER BY first_on, question_id;

-- name: goals
SELECT one ->> 'exam' AS exam, one ->> 'on' AS "examOn", weekday_minutes AS "weekdayMinutes",
  weekend_minutes AS "weekendMinutes", rest_days AS "restDays"
FROM goals CROSS JOIN jsonb_array_elements(exams) AS one
WHERE student_id = $userId ORDER BY "examOn", exam;

-- name: plans
SELECT to_char(on_day, 'YYYY-MM-DD') AS "onDay", minutes, one ->> 'block' AS block, (one ->> 'count')::int AS count,
  (one ->> 'seconds')::int AS seconds
FROM plans CROSS JOIN jsonb_array_elements(blocks) AS one
WHERE student_id = $userId;

-- name: forecasts
SELECT template, to_char(on_day, 'YYYY-MM-DD') AS "onDay", mean, low, high, answers, score::float8 / 4 AS scored
FROM forecasts WHERE student_id = $userId ORDER BY on_day, template;

-- name: assignments
SELECT title AS assignment, due_at AS "dueAt"
FROM assignment_students JOIN assignments ON assignments.id = assignment_id
WHERE student_id = $userId ORDER BY due_at, assignment_id;

-- name: extraTime
SELECT title AS test, percent::float8 AS percent
FROM test_extra JOIN tests ON tests.id = test_id
WHERE student_id = $userId ORDER BY opens_at, test_id;

-- name: attempts
-- One page, as there may be many thousands.
SELECT id, exam, subject, chapters, question_ids AS "questionIds", chosen, key, seconds, is_quick AS "isQuick",
  started_at AS "startedAt", finished_at AS "finishedAt", submitted_at AS "submittedAt",
  duration_seconds AS "durationSeconds", correct, incorrect, hinted, guessed
FROM attempts
WHERE student_id = $userId AND id > $after
ORDER BY id
LIMIT $most;

-- name: sittings
SELECT sittings.id AS "sittingId", template, form, part, state, sittings.made_at AS "madeAt", began_at AS "beganAt",
  ends_at AS "endsAt", closed_at AS "closedAt", closed_by AS "closedBy", receipt, returned_seconds AS "returnedSeconds",
  late_at AS "lateAt", coalesce((
    SELECT array_agg(question_ids[place + 1] ORDER BY turn)
    FROM unnest(question_order) WITH ORDINALITY AS asked (place, turn)), question_ids) AS "questionIds", met,
  ARRAY(SELECT one ->> 'response' FROM jsonb_array_elements(outcome -> 'questions') AS one) AS answers,
  ARRAY(SELECT ((one ->> 'ms')::numeric / 1000)::int FROM jsonb_array_elements(outcome -> 'questions') AS one) AS seconds,
  sureness
FROM sittings JOIN papers ON papers.id = paper_id
WHERE student_id = $userId ORDER BY sittings.made_at, sittings.id;

-- name: sittingResults
-- Of a test from its release on.
SELECT sitting_id AS "sittingId", version, score, highest, right_count AS "rightCount", wrong_count AS "wrongCount",
  blank_count AS "blankCount", dropped_count AS "droppedCount", reason, question_id AS "questionId",
  sitting_results.made_at AS "madeAt"
FROM sitting_results
JOIN sittings ON sittings.student_id = $userId AND sittings.id = sitting_id
LEFT JOIN tests ON tests.id = test_id
WHERE sitting_results.student_id = $userId
  AND (tests.id IS NULL OR least(tests.results_at, tests.released_at) <= now())
ORDER BY sitting_results.made_at, sitting_id, version;

-- name: timeGiven
SELECT sitting_id AS "sittingId", seconds, reason, given_at AS "givenAt"
FROM time_grants WHERE student_id = $userId ORDER BY given_at, id;

-- name: acts
-- One page, as there may be many thousands.
SELECT sitting_id AS "sittingId", page, place, received_at AS "receivedAt", events
FROM sitting_batches
WHERE student_id = $userId AND (sitting_id, place) > ($afterSitting, $afterPlace)
ORDER BY sitting_id, place
LIMIT $most;

-- name: photo
SELECT webp FROM photos WHERE user_id = $userId;
