-- What the migrations make, written by npm run db:schema.

CREATE TABLE activities (
  id uuid NOT NULL,
  institute_id uuid NOT NULL,
  type text NOT NULL,
  title text NOT NULL,
  description text NOT NULL,
  day date NOT NULL,
  score text,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT activities_pkey PRIMARY KEY (id),
  CONSTRAINT activities_institute_id_fkey FOREIGN KEY (institute_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT activities_type_check CHECK (type = ANY (ARRAY['assessment'::text, 'meeting'::text, 'test'::text, 'training'::text]))
);
CREATE INDEX activities_of_institute ON activities USING btree (institute_id, day DESC, created_at DESC);

CREATE TABLE ages (
  user_id uuid NOT NULL,
  answered_at timestamp with time zone,
  adult_from date,
  shares_from timestamp with time zone NOT NULL,
  shares_until timestamp with time zone NOT NULL,
  CONSTRAINT ages_pkey PRIMARY KEY (user_id),
  CONSTRAINT ages_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX ages_shared ON ages USING btree (user_id) INCLUDE (shares_from, shares_until);

CREATE TABLE assignment_students (
  assignment_id uuid NOT NULL,
  student_id uuid NOT NULL,
  CONSTRAINT assignment_students_pkey PRIMARY KEY (assignment_id, student_id),
  CONSTRAINT assignment_students_assignment_id_fkey FOREIGN KEY (assignment_id) REFERENCES assignments(id) ON DELETE CASCADE,
  CONSTRAINT assignment_students_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX assignment_students_of_student ON assignment_students USING btree (student_id);

CREATE TABLE assignments (
  id uuid NOT NULL,
  class_id uuid NOT NULL,
  title text NOT NULL,
  exam text NOT NULL,
  subject text NOT NULL,
  chapters text[] NOT NULL,
  question_count smallint NOT NULL,
  question_ids text[],
  due_at timestamp with time zone NOT NULL,
  made_at timestamp with time zone NOT NULL,
  is_for_all boolean NOT NULL,
  test_id uuid,
  repairs text,
  CONSTRAINT assignments_pkey PRIMARY KEY (id),
  CONSTRAINT assignments_chapters_check CHECK (cardinality(chapters) > 0),
  CONSTRAINT assignments_class_id_fkey FOREIGN KEY (class_id) REFERENCES classes(id) ON DELETE CASCADE,
  CONSTRAINT assignments_question_count_check CHECK (question_count >= 1 AND question_count <= 50),
  CONSTRAINT assignments_question_ids_check CHECK (cardinality(question_ids) >= 1 AND cardinality(question_ids) <= 50),
  CONSTRAINT assignments_test_id_class_id_repairs_key UNIQUE (test_id, class_id, repairs),
  CONSTRAINT assignments_test_id_fkey FOREIGN KEY (test_id) REFERENCES tests(id) ON DELETE SET NULL,
  CONSTRAINT assignments_title_check CHECK (char_length(title) >= 1 AND char_length(title) <= 200)
);
CREATE INDEX assignments_of_class ON assignments USING btree (class_id, due_at);

CREATE TABLE attempts (
  id uuid NOT NULL,
  student_id uuid NOT NULL,
  exam text NOT NULL,
  subject text NOT NULL,
  chapters text[] NOT NULL,
  question_ids text[] NOT NULL,
  chosen text NOT NULL,
  key text NOT NULL,
  seconds smallint[],
  started_at timestamp with time zone NOT NULL,
  finished_at timestamp with time zone,
  submitted_at timestamp with time zone,
  correct smallint,
  incorrect smallint,
  is_quick boolean NOT NULL DEFAULT false,
  duration_seconds integer,
  assignment_id uuid,
  hinted text[],
  guessed text[],
  is_ahead boolean NOT NULL DEFAULT false,
  CONSTRAINT attempts_pkey PRIMARY KEY (id, student_id),
  CONSTRAINT attempts_chapters_check CHECK (cardinality(chapters) >= 1),
  CONSTRAINT attempts_check CHECK (chosen ~ '^[A-D-]+$'::text AND length(chosen) = cardinality(question_ids)),
  CONSTRAINT attempts_check1 CHECK (key ~ '^[A-D]+$'::text AND length(key) = length(chosen)),
  CONSTRAINT attempts_check2 CHECK (finished_at >= started_at),
  CONSTRAINT attempts_check3 CHECK (num_nonnulls(finished_at, submitted_at, correct, incorrect) = ANY (ARRAY[0, 4])),
  CONSTRAINT attempts_check4 CHECK ((correct + incorrect) >= 1 AND (correct + incorrect) <= length(chosen)),
  CONSTRAINT attempts_check5 CHECK ((duration_seconds IS NULL) = (submitted_at IS NULL)),
  CONSTRAINT attempts_duration_seconds_check CHECK (duration_seconds >= 0),
  CONSTRAINT attempts_exam_check CHECK (exam = ANY (ARRAY['NEET'::text, 'JEE'::text, 'GUJCET'::text, 'BOARD'::text])),
  CONSTRAINT attempts_question_ids_check CHECK (cardinality(question_ids) >= 1 AND cardinality(question_ids) <= 50),
  CONSTRAINT attempts_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX attempts_of_assignment ON attempts USING btree (assignment_id, student_id) WHERE assignment_id IS NOT NULL;
CREATE INDEX attempts_of_student ON attempts USING btree (student_id, finished_at, id);
CREATE INDEX attempts_open ON attempts USING btree (student_id, started_at, id) WHERE submitted_at IS NULL;
CREATE INDEX attempts_perfect ON attempts USING btree (student_id, finished_at) WHERE submitted_at IS NOT NULL AND NOT is_quick AND correct = length(chosen);
CREATE INDEX attempts_speedy ON attempts USING btree (student_id, finished_at) WHERE submitted_at IS NOT NULL AND NOT is_quick AND duration_seconds < 300;
CREATE INDEX attempts_that_count ON attempts USING btree (student_id, finished_at, id) WHERE submitted_at IS NOT NULL AND NOT is_quick;

CREATE TABLE beliefs (
  student_id uuid NOT NULL,
  chapter text NOT NULL,
  nodes jsonb NOT NULL,
  answered smallint[] NOT NULL,
  CONSTRAINT beliefs_pkey PRIMARY KEY (student_id, chapter),
  CONSTRAINT beliefs_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE bookmarks (
  id uuid NOT NULL,
  student_id uuid NOT NULL,
  question_id text NOT NULL,
  subject text NOT NULL,
  CONSTRAINT bookmarks_pkey PRIMARY KEY (student_id, id),
  CONSTRAINT bookmarks_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT bookmarks_student_id_question_id_key UNIQUE (student_id, question_id),
  CONSTRAINT bookmarks_subject_check CHECK (subject = ANY (ARRAY['Physics'::text, 'Chemistry'::text, 'Mathematics'::text, 'Biology'::text]))
);

CREATE TABLE calibration (
  month date NOT NULL,
  tenth smallint NOT NULL,
  answers integer NOT NULL,
  predicted double precision NOT NULL,
  credit double precision NOT NULL,
  squares double precision NOT NULL,
  CONSTRAINT calibration_pkey PRIMARY KEY (month, tenth),
  CONSTRAINT calibration_tenth_check CHECK (tenth >= 0 AND tenth <= 9)
);

CREATE TABLE call_windows (
  key text NOT NULL,
  calls integer NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  CONSTRAINT call_windows_pkey PRIMARY KEY (key),
  CONSTRAINT call_windows_calls_check CHECK (calls > 0)
);

CREATE TABLE cards (
  student_id uuid NOT NULL,
  chapter text NOT NULL,
  topic text NOT NULL,
  stability double precision NOT NULL,
  difficulty double precision NOT NULL,
  reps integer NOT NULL,
  lapses integer NOT NULL,
  last_on date NOT NULL,
  right_on date,
  CONSTRAINT cards_pkey PRIMARY KEY (student_id, chapter, topic),
  CONSTRAINT cards_stability_check CHECK (stability > 0::double precision),
  CONSTRAINT cards_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE cases (
  id uuid NOT NULL,
  question_id text NOT NULL,
  state text NOT NULL,
  answer text,
  opened_at timestamp with time zone NOT NULL,
  decided_at timestamp with time zone,
  CONSTRAINT cases_pkey PRIMARY KEY (id),
  CONSTRAINT cases_answer_check CHECK (char_length(answer) >= 1 AND char_length(answer) <= 300),
  CONSTRAINT cases_check CHECK ((state = 'open'::text) = (decided_at IS NULL)),
  CONSTRAINT cases_check1 CHECK ((state = 'open'::text) = (answer IS NULL)),
  CONSTRAINT cases_state_check CHECK (state = ANY (ARRAY['open'::text, 'accepted'::text, 'kept'::text]))
);
CREATE UNIQUE INDEX cases_open ON cases USING btree (question_id) WHERE state = 'open'::text;

CREATE TABLE classes (
  id uuid NOT NULL,
  teacher_id uuid NOT NULL,
  name text NOT NULL,
  code text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  archived_at timestamp with time zone,
  CONSTRAINT classes_pkey PRIMARY KEY (id),
  CONSTRAINT classes_code_key UNIQUE (code),
  CONSTRAINT classes_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX classes_of_teacher ON classes USING btree (teacher_id);

CREATE TABLE confirmations (
  user_id uuid NOT NULL,
  role text NOT NULL,
  name text NOT NULL,
  confirmed_at timestamp with time zone NOT NULL,
  CONSTRAINT confirmations_pkey PRIMARY KEY (user_id),
  CONSTRAINT confirmations_role_check CHECK (role <> 'student'::text),
  CONSTRAINT confirmations_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE consents (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  method text NOT NULL,
  issued_by uuid,
  issued_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  code_hash bytea NOT NULL,
  guardian text,
  relation text,
  contact text,
  text_version text,
  given_at timestamp with time zone,
  withdrawal_hash bytea,
  withdrawn_at timestamp with time zone,
  withdrawn_by text,
  CONSTRAINT consents_pkey PRIMARY KEY (id),
  CONSTRAINT consents_check CHECK (withdrawn_at >= given_at),
  CONSTRAINT consents_check1 CHECK (given_at IS NULL OR num_nulls(guardian, relation, contact, text_version, withdrawal_hash) = 0),
  CONSTRAINT consents_check2 CHECK ((withdrawn_at IS NULL) = (withdrawn_by IS NULL)),
  CONSTRAINT consents_code_hash_key UNIQUE (code_hash),
  CONSTRAINT consents_issued_by_fkey FOREIGN KEY (issued_by) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT consents_method_check CHECK (method = ANY (ARRAY['link'::text, 'paper'::text])),
  CONSTRAINT consents_relation_check CHECK (relation = ANY (ARRAY['mother'::text, 'father'::text, 'guardian'::text])),
  CONSTRAINT consents_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT consents_withdrawal_hash_key UNIQUE (withdrawal_hash),
  CONSTRAINT consents_withdrawn_by_check CHECK (withdrawn_by = ANY (ARRAY['student'::text, 'guardian'::text]))
);
CREATE INDEX consents_by_issuer ON consents USING btree (issued_by);
CREATE INDEX consents_of_user ON consents USING btree (user_id);
CREATE UNIQUE INDEX consents_standing ON consents USING btree (user_id) WHERE given_at IS NOT NULL AND withdrawn_at IS NULL;

CREATE TABLE contact_readings (
  id uuid NOT NULL,
  reader_id uuid,
  student_id uuid NOT NULL,
  read_at timestamp with time zone NOT NULL,
  times integer NOT NULL DEFAULT 1,
  CONSTRAINT contact_readings_pkey PRIMARY KEY (id),
  CONSTRAINT contact_readings_reader_id_fkey FOREIGN KEY (reader_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT contact_readings_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT contact_readings_times_check CHECK (times > 0)
);
CREATE UNIQUE INDEX contact_readings_by_day ON contact_readings USING btree (student_id, reader_id, ((read_at AT TIME ZONE 'Asia/Kolkata'::text)::date));
CREATE INDEX contact_readings_of_reader ON contact_readings USING btree (reader_id);
CREATE INDEX contact_readings_of_student ON contact_readings USING btree (student_id, read_at);

CREATE TABLE devices (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  browser text,
  system text,
  signed_in_at timestamp with time zone NOT NULL,
  seen_on date NOT NULL,
  CONSTRAINT devices_pkey PRIMARY KEY (id),
  CONSTRAINT devices_browser_check CHECK (char_length(browser) <= 20),
  CONSTRAINT devices_system_check CHECK (char_length(system) <= 20),
  CONSTRAINT devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX devices_of_user ON devices USING btree (user_id);
CREATE INDEX devices_unseen ON devices USING btree (seen_on);

CREATE TABLE earned_badges (
  user_id uuid NOT NULL,
  role text NOT NULL,
  badge text NOT NULL,
  earned_at timestamp with time zone NOT NULL,
  CONSTRAINT earned_badges_pkey PRIMARY KEY (user_id, role, badge),
  CONSTRAINT earned_badges_role_check CHECK (role = ANY (ARRAY['student'::text, 'teacher'::text, 'institute'::text])),
  CONSTRAINT earned_badges_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE enrolments (
  class_id uuid NOT NULL,
  student_id uuid NOT NULL,
  roll_no text NOT NULL,
  enrolled_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone,
  agreed_institute_id uuid,
  ended_by_student boolean NOT NULL DEFAULT false,
  by_office boolean NOT NULL DEFAULT false,
  CONSTRAINT enrolments_pkey PRIMARY KEY (class_id, student_id, enrolled_at),
  CONSTRAINT enrolments_agreed_institute_id_fkey FOREIGN KEY (agreed_institute_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT enrolments_check CHECK (ended_at >= enrolled_at),
  CONSTRAINT enrolments_class_id_fkey FOREIGN KEY (class_id) REFERENCES classes(id) ON DELETE CASCADE,
  CONSTRAINT enrolments_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX enrolments_now ON enrolments USING btree (class_id, student_id) INCLUDE (agreed_institute_id) WHERE ended_at IS NULL;
CREATE INDEX enrolments_of_agreed_institute ON enrolments USING btree (agreed_institute_id);
CREATE INDEX enrolments_of_student ON enrolments USING btree (student_id) WHERE ended_at IS NULL;
CREATE INDEX enrolments_of_user ON enrolments USING btree (student_id);
CREATE UNIQUE INDEX enrolments_roll_no ON enrolments USING btree (class_id, roll_no) WHERE ended_at IS NULL;

CREATE TABLE failed_tries (
  account text NOT NULL,
  failures integer NOT NULL,
  last_at timestamp with time zone NOT NULL,
  CONSTRAINT failed_tries_pkey PRIMARY KEY (account),
  CONSTRAINT failed_tries_failures_check CHECK (failures > 0)
);

CREATE TABLE forecasts (
  student_id uuid NOT NULL,
  template text NOT NULL,
  on_day date NOT NULL,
  made_at timestamp with time zone NOT NULL,
  mean smallint NOT NULL,
  low smallint NOT NULL,
  high smallint NOT NULL,
  answers integer NOT NULL,
  widening double precision NOT NULL,
  expected double precision NOT NULL,
  sitting_id uuid,
  score integer,
  right_count smallint,
  questions smallint,
  paired_at timestamp with time zone,
  CONSTRAINT forecasts_pkey PRIMARY KEY (student_id, template, on_day),
  CONSTRAINT forecasts_check CHECK (num_nonnulls(sitting_id, score, right_count, questions, paired_at) = ANY (ARRAY[0, 5])),
  CONSTRAINT forecasts_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT forecasts_student_id_sitting_id_fkey FOREIGN KEY (student_id, sitting_id) REFERENCES sittings(student_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX forecasts_of_sitting ON forecasts USING btree (student_id, sitting_id);
CREATE INDEX forecasts_paired ON forecasts USING btree (paired_at) WHERE paired_at IS NOT NULL;

CREATE TABLE former_answers (
  question_id text NOT NULL,
  key text NOT NULL,
  chosen text NOT NULL,
  rest_correct smallint NOT NULL,
  rest_total smallint NOT NULL,
  students integer NOT NULL,
  CONSTRAINT former_answers_pkey PRIMARY KEY (question_id, key, chosen, rest_correct, rest_total)
);

CREATE TABLE former_group_classes (
  group_id uuid NOT NULL,
  class_id uuid NOT NULL,
  agreed_institute_id uuid,
  CONSTRAINT former_group_classes_pkey PRIMARY KEY (group_id, class_id),
  CONSTRAINT former_group_classes_agreed_institute_id_fkey FOREIGN KEY (agreed_institute_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT former_group_classes_class_id_fkey FOREIGN KEY (class_id) REFERENCES classes(id) ON DELETE CASCADE,
  CONSTRAINT former_group_classes_group_id_fkey FOREIGN KEY (group_id) REFERENCES former_groups(id) ON DELETE CASCADE
);
CREATE INDEX former_group_classes_of_class ON former_group_classes USING btree (class_id);
CREATE INDEX former_group_classes_of_institute ON former_group_classes USING btree (agreed_institute_id);

CREATE TABLE former_groups (
  id uuid NOT NULL,
  quizzes integer NOT NULL,
  score_sum bigint NOT NULL,
  CONSTRAINT former_groups_pkey PRIMARY KEY (id)
);

CREATE TABLE former_periods (
  group_id uuid NOT NULL,
  unit text NOT NULL,
  starts_on date NOT NULL,
  attempts integer NOT NULL,
  score_sum bigint NOT NULL,
  CONSTRAINT former_periods_pkey PRIMARY KEY (group_id, unit, starts_on),
  CONSTRAINT former_periods_group_id_fkey FOREIGN KEY (group_id) REFERENCES former_groups(id) ON DELETE CASCADE,
  CONSTRAINT former_periods_unit_check CHECK (unit = ANY (ARRAY['day'::text, 'month'::text, 'year'::text]))
);

CREATE TABLE former_subjects (
  group_id uuid NOT NULL,
  subject text NOT NULL,
  attempts integer NOT NULL,
  score_sum bigint NOT NULL,
  CONSTRAINT former_subjects_pkey PRIMARY KEY (group_id, subject),
  CONSTRAINT former_subjects_group_id_fkey FOREIGN KEY (group_id) REFERENCES former_groups(id) ON DELETE CASCADE
);

CREATE TABLE former_topics (
  group_id uuid NOT NULL,
  chapter text NOT NULL,
  topic text NOT NULL,
  answered integer NOT NULL,
  correct integer NOT NULL,
  CONSTRAINT former_topics_pkey PRIMARY KEY (group_id, chapter, topic),
  CONSTRAINT former_topics_check CHECK (correct <= answered),
  CONSTRAINT former_topics_group_id_fkey FOREIGN KEY (group_id) REFERENCES former_groups(id) ON DELETE CASCADE
);

CREATE TABLE goals (
  student_id uuid NOT NULL,
  exams jsonb NOT NULL,
  weekday_minutes smallint NOT NULL,
  weekend_minutes smallint NOT NULL,
  rest_days smallint[] NOT NULL,
  CONSTRAINT goals_pkey PRIMARY KEY (student_id),
  CONSTRAINT goals_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT goals_weekday_minutes_check CHECK (weekday_minutes >= 0 AND weekday_minutes <= 240),
  CONSTRAINT goals_weekend_minutes_check CHECK (weekend_minutes >= 0 AND weekend_minutes <= 240)
);

CREATE TABLE handles (
  handle text NOT NULL,
  CONSTRAINT handles_pkey PRIMARY KEY (handle),
  CONSTRAINT handles_handle_check CHECK (handle ~ '^[a-z][a-z0-9]*$'::text)
);

CREATE TABLE institutes (
  user_id uuid NOT NULL,
  accreditation text,
  location text,
  established_year smallint,
  handle text,
  CONSTRAINT institutes_pkey PRIMARY KEY (user_id),
  CONSTRAINT institutes_handle_check CHECK (handle ~ '^[a-z][a-z0-9]*$'::text),
  CONSTRAINT institutes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX institutes_handle ON institutes USING btree (handle);

CREATE TABLE invitations (
  institute_id uuid NOT NULL,
  code text NOT NULL,
  CONSTRAINT invitations_pkey PRIMARY KEY (institute_id),
  CONSTRAINT invitations_code_key UNIQUE (code),
  CONSTRAINT invitations_institute_id_fkey FOREIGN KEY (institute_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE item_levels (
  question_id text NOT NULL,
  mean double precision NOT NULL,
  variance double precision NOT NULL,
  answers integer NOT NULL,
  CONSTRAINT item_levels_pkey PRIMARY KEY (question_id)
);

CREATE TABLE learners (
  student_id uuid NOT NULL,
  version integer NOT NULL,
  is_stale boolean NOT NULL,
  counts_from timestamp with time zone,
  waiting uuid[] NOT NULL DEFAULT '{}'::uuid[],
  CONSTRAINT learners_pkey PRIMARY KEY (student_id),
  CONSTRAINT learners_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX learners_stale ON learners USING btree (student_id) WHERE is_stale;

CREATE TABLE meetings (
  id uuid NOT NULL,
  finished_at timestamp with time zone NOT NULL,
  question_ids text[] NOT NULL,
  means double precision[] NOT NULL,
  variances double precision[] NOT NULL,
  credits real[] NOT NULL,
  predicted real[] NOT NULL,
  CONSTRAINT meetings_pkey PRIMARY KEY (id)
);
CREATE INDEX meetings_in_order ON meetings USING btree (finished_at, id);

CREATE TABLE migrations (
  name text NOT NULL,
  applied_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT migrations_pkey PRIMARY KEY (name)
);

CREATE TABLE mistakes (
  student_id uuid NOT NULL,
  question_id text NOT NULL,
  code text,
  last_option text,
  times integer NOT NULL,
  first_on date NOT NULL,
  last_on date NOT NULL,
  repaired_on date,
  proven_on date,
  note text,
  CONSTRAINT mistakes_pkey PRIMARY KEY (student_id, question_id),
  CONSTRAINT mistakes_last_option_check CHECK (last_option = ANY (ARRAY['A'::text, 'B'::text, 'C'::text, 'D'::text])),
  CONSTRAINT mistakes_note_check CHECK (char_length(note) >= 1 AND char_length(note) <= 250),
  CONSTRAINT mistakes_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE paper_answers (
  student_id uuid NOT NULL,
  sitting_id uuid NOT NULL,
  subject text NOT NULL,
  chapters text[] NOT NULL,
  question_ids text[] NOT NULL,
  chosen text NOT NULL,
  key text NOT NULL,
  correct smallint NOT NULL,
  finished_at timestamp with time zone NOT NULL,
  CONSTRAINT paper_answers_pkey PRIMARY KEY (student_id, sitting_id, subject),
  CONSTRAINT paper_answers_check CHECK (length(chosen) = cardinality(question_ids)),
  CONSTRAINT paper_answers_check1 CHECK (length(key) = cardinality(question_ids)),
  CONSTRAINT paper_answers_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT paper_answers_student_id_sitting_id_fkey FOREIGN KEY (student_id, sitting_id) REFERENCES sittings(student_id, id) ON DELETE CASCADE
);
CREATE INDEX paper_answers_of_student ON paper_answers USING btree (student_id, finished_at);

CREATE TABLE papers (
  id uuid NOT NULL,
  template text NOT NULL,
  form smallint,
  question_ids text[] NOT NULL,
  sections smallint[] NOT NULL,
  made_at timestamp with time zone NOT NULL,
  blueprint jsonb,
  CONSTRAINT papers_pkey PRIMARY KEY (id),
  CONSTRAINT papers_check CHECK (cardinality(sections) = cardinality(question_ids)),
  CONSTRAINT papers_form_check CHECK (form >= 1),
  CONSTRAINT papers_question_ids_check CHECK (cardinality(question_ids) >= 1 AND cardinality(question_ids) <= 200),
  CONSTRAINT papers_template_form_key UNIQUE (template, form)
);

CREATE TABLE passkey_challenges (
  challenge text NOT NULL,
  user_id uuid,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT passkey_challenges_pkey PRIMARY KEY (challenge),
  CONSTRAINT passkey_challenges_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX passkey_challenges_of_user ON passkey_challenges USING btree (user_id);

CREATE TABLE passkeys (
  id text NOT NULL,
  user_id uuid NOT NULL,
  name text NOT NULL,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  made_at timestamp with time zone NOT NULL,
  used_on date,
  CONSTRAINT passkeys_pkey PRIMARY KEY (id),
  CONSTRAINT passkeys_id_check CHECK (char_length(id) <= 1400),
  CONSTRAINT passkeys_name_check CHECK (char_length(name) >= 1 AND char_length(name) <= 60),
  CONSTRAINT passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX passkeys_of_user ON passkeys USING btree (user_id);

CREATE TABLE photos (
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  webp bytea NOT NULL,
  saved_at timestamp with time zone NOT NULL,
  CONSTRAINT photos_pkey PRIMARY KEY (user_id),
  CONSTRAINT photos_id_key UNIQUE (id),
  CONSTRAINT photos_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT photos_webp_check CHECK (octet_length(webp) <= 40960)
);

CREATE TABLE plans (
  student_id uuid NOT NULL,
  on_day date NOT NULL,
  minutes smallint,
  blocks jsonb NOT NULL,
  last_block integer NOT NULL DEFAULT 0,
  CONSTRAINT plans_pkey PRIMARY KEY (student_id),
  CONSTRAINT plans_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE register_days (
  class_id uuid NOT NULL,
  day date NOT NULL,
  taken_at timestamp with time zone NOT NULL,
  marks integer NOT NULL,
  present integer NOT NULL,
  CONSTRAINT register_days_pkey PRIMARY KEY (class_id, day),
  CONSTRAINT register_days_check CHECK (present >= 0 AND present <= marks),
  CONSTRAINT register_days_class_id_fkey FOREIGN KEY (class_id) REFERENCES classes(id) ON DELETE CASCADE
);

CREATE TABLE register_marks (
  class_id uuid NOT NULL,
  day date NOT NULL,
  student_id uuid NOT NULL,
  is_present boolean NOT NULL,
  CONSTRAINT register_marks_pkey PRIMARY KEY (class_id, day, student_id),
  CONSTRAINT register_marks_class_id_day_fkey FOREIGN KEY (class_id, day) REFERENCES register_days(class_id, day) ON DELETE CASCADE,
  CONSTRAINT register_marks_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX register_marks_of_student ON register_marks USING btree (student_id, class_id, is_present);

CREATE TABLE reports (
  id uuid NOT NULL,
  case_id uuid NOT NULL,
  question_id text NOT NULL,
  reporter_id uuid NOT NULL,
  reason text NOT NULL,
  option text,
  note text,
  reported_at timestamp with time zone NOT NULL,
  CONSTRAINT reports_pkey PRIMARY KEY (id),
  CONSTRAINT reports_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE,
  CONSTRAINT reports_note_check CHECK (char_length(note) >= 1 AND char_length(note) <= 500),
  CONSTRAINT reports_option_check CHECK (option = ANY (ARRAY['A'::text, 'B'::text, 'C'::text, 'D'::text])),
  CONSTRAINT reports_reason_check CHECK (reason = ANY (ARRAY['wrong-key'::text, 'two-right'::text, 'none-right'::text, 'unclear'::text, 'figure'::text, 'translation'::text, 'explanation'::text, 'syllabus'::text])),
  CONSTRAINT reports_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT reports_reporter_id_question_id_reason_key UNIQUE (reporter_id, question_id, reason)
);
CREATE INDEX reports_of_case ON reports USING btree (case_id);

CREATE TABLE reset_codes (
  user_id uuid NOT NULL,
  code_hash bytea NOT NULL,
  maker_id uuid,
  expires_at timestamp with time zone NOT NULL,
  by_mail boolean NOT NULL DEFAULT false,
  CONSTRAINT reset_codes_pkey PRIMARY KEY (user_id, by_mail),
  CONSTRAINT reset_codes_code_hash_key UNIQUE (code_hash),
  CONSTRAINT reset_codes_maker_id_fkey FOREIGN KEY (maker_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT reset_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX reset_codes_of_maker ON reset_codes USING btree (maker_id);

CREATE TABLE revoked_tokens (
  token_hash bytea NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT revoked_tokens_pkey PRIMARY KEY (token_hash)
);
CREATE INDEX revoked_tokens_expiry ON revoked_tokens USING btree (expires_at);

CREATE TABLE rollups (
  is_only boolean NOT NULL DEFAULT true,
  needs_rebuild boolean NOT NULL,
  CONSTRAINT rollups_pkey PRIMARY KEY (is_only),
  CONSTRAINT rollups_is_only_check CHECK (is_only)
);

CREATE TABLE roster_people (
  user_id uuid NOT NULL,
  institute_id uuid NOT NULL,
  admission_no text,
  class_name text,
  roll_no text,
  added_at timestamp with time zone NOT NULL,
  left_at timestamp with time zone,
  name text NOT NULL,
  role text NOT NULL,
  CONSTRAINT roster_people_pkey PRIMARY KEY (user_id),
  CONSTRAINT roster_people_institute_id_fkey FOREIGN KEY (institute_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT roster_people_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX roster_people_admission_no ON roster_people USING btree (institute_id, role, lower(admission_no));
CREATE INDEX roster_people_of_institute ON roster_people USING btree (institute_id);

CREATE TABLE sitting_batches (
  student_id uuid NOT NULL,
  sitting_id uuid NOT NULL,
  page smallint NOT NULL,
  digest bytea NOT NULL,
  place integer NOT NULL,
  from_seq integer NOT NULL,
  to_seq integer NOT NULL,
  received_at timestamp with time zone NOT NULL,
  events jsonb NOT NULL,
  CONSTRAINT sitting_batches_pkey PRIMARY KEY (student_id, sitting_id, page, digest),
  CONSTRAINT sitting_batches_check CHECK (to_seq >= from_seq),
  CONSTRAINT sitting_batches_digest_check CHECK (octet_length(digest) = 32),
  CONSTRAINT sitting_batches_page_check CHECK (page >= 1),
  CONSTRAINT sitting_batches_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT sitting_batches_student_id_sitting_id_fkey FOREIGN KEY (student_id, sitting_id) REFERENCES sittings(student_id, id) ON DELETE CASCADE
);

CREATE TABLE sitting_results (
  student_id uuid NOT NULL,
  sitting_id uuid NOT NULL,
  version smallint NOT NULL,
  key_state integer NOT NULL,
  score integer NOT NULL,
  highest integer NOT NULL,
  lost integer NOT NULL,
  right_count smallint NOT NULL,
  wrong_count smallint NOT NULL,
  blank_count smallint NOT NULL,
  dropped_count smallint NOT NULL,
  sections jsonb NOT NULL,
  reason text NOT NULL,
  question_id text,
  is_kept boolean NOT NULL,
  made_at timestamp with time zone NOT NULL,
  CONSTRAINT sitting_results_pkey PRIMARY KEY (student_id, sitting_id, version),
  CONSTRAINT sitting_results_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT sitting_results_student_id_sitting_id_fkey FOREIGN KEY (student_id, sitting_id) REFERENCES sittings(student_id, id) ON DELETE CASCADE,
  CONSTRAINT sitting_results_version_check CHECK (version >= 1)
);

CREATE TABLE sittings (
  id uuid NOT NULL,
  student_id uuid NOT NULL,
  paper_id uuid NOT NULL,
  part smallint NOT NULL,
  after_id uuid,
  state text NOT NULL,
  made_at timestamp with time zone NOT NULL,
  met text[] NOT NULL,
  began_at timestamp with time zone,
  ends_at timestamp with time zone,
  last_seen_at timestamp with time zone,
  pages uuid[] NOT NULL DEFAULT '{}'::uuid[],
  batches integer NOT NULL DEFAULT 0,
  acts integer NOT NULL DEFAULT 0,
  gap_seconds integer NOT NULL DEFAULT 0,
  offered_seconds integer NOT NULL DEFAULT 0,
  returned_seconds integer NOT NULL DEFAULT 0,
  closed_at timestamp with time zone,
  closed_by text,
  responses text[],
  receipt text,
  outcome jsonb,
  late_at timestamp with time zone,
  test_id uuid,
  question_order smallint[],
  left_seconds integer NOT NULL DEFAULT 0,
  asked_seconds integer NOT NULL DEFAULT 0,
  known_at timestamp with time zone,
  option_orders text[],
  late_excluded boolean NOT NULL DEFAULT false,
  asked_from timestamp with time zone,
  sureness jsonb NOT NULL DEFAULT '{}'::jsonb,
  CONSTRAINT sittings_pkey PRIMARY KEY (student_id, id),
  CONSTRAINT sittings_asked_seconds_check CHECK (asked_seconds >= 0),
  CONSTRAINT sittings_check CHECK (ends_at > began_at),
  CONSTRAINT sittings_check1 CHECK (offered_seconds >= 0 AND offered_seconds <= gap_seconds),
  CONSTRAINT sittings_check2 CHECK (num_nonnulls(began_at, ends_at, last_seen_at) = ANY (ARRAY[0, 3])),
  CONSTRAINT sittings_check3 CHECK (num_nonnulls(closed_at, closed_by, responses, receipt, outcome) = ANY (ARRAY[0, 5])),
  CONSTRAINT sittings_check4 CHECK ((closed_at IS NOT NULL) = (state = 'submitted'::text OR state = 'closed'::text)),
  CONSTRAINT sittings_closed_by_check CHECK (closed_by = ANY (ARRAY['student'::text, 'clock'::text, 'teacher'::text])),
  CONSTRAINT sittings_left_seconds_check CHECK (left_seconds >= 0),
  CONSTRAINT sittings_paper_id_fkey FOREIGN KEY (paper_id) REFERENCES papers(id),
  CONSTRAINT sittings_part_check CHECK (part >= 0),
  CONSTRAINT sittings_state_check CHECK (state = ANY (ARRAY['ready'::text, 'running'::text, 'paused'::text, 'submitted'::text, 'closed'::text, 'cancelled'::text])),
  CONSTRAINT sittings_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT sittings_test_id_fkey FOREIGN KEY (test_id) REFERENCES tests(id) ON DELETE SET NULL
);
CREATE UNIQUE INDEX sittings_after ON sittings USING btree (student_id, after_id);
CREATE INDEX sittings_closed ON sittings USING btree (closed_at);
CREATE INDEX sittings_of_paper ON sittings USING btree (paper_id, part);
CREATE INDEX sittings_of_student ON sittings USING btree (student_id, made_at, id);
CREATE UNIQUE INDEX sittings_of_test ON sittings USING btree (test_id, student_id);
CREATE INDEX sittings_running ON sittings USING btree (ends_at, id) WHERE state = 'running'::text;
CREATE INDEX sittings_untold ON sittings USING btree (test_id) WHERE test_id IS NOT NULL AND closed_at IS NOT NULL AND known_at IS NULL;

CREATE TABLE staff (
  teacher_id uuid NOT NULL,
  institute_id uuid NOT NULL,
  joined_at timestamp with time zone NOT NULL,
  left_at timestamp with time zone,
  confirmed_at timestamp with time zone,
  ended_by_teacher boolean NOT NULL DEFAULT false,
  refused_code text,
  CONSTRAINT staff_pkey PRIMARY KEY (teacher_id, institute_id, joined_at),
  CONSTRAINT staff_check CHECK (left_at >= joined_at),
  CONSTRAINT staff_institute_id_fkey FOREIGN KEY (institute_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT staff_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX staff_now ON staff USING btree (teacher_id) WHERE left_at IS NULL;
CREATE INDEX staff_of_institute ON staff USING btree (institute_id, left_at);

CREATE TABLE student_chapters (
  student_id uuid NOT NULL,
  chapter text NOT NULL,
  met text[] NOT NULL,
  last_finished_at timestamp with time zone NOT NULL,
  last_attempt_id uuid NOT NULL,
  last_correct integer NOT NULL,
  last_total integer NOT NULL,
  CONSTRAINT student_chapters_pkey PRIMARY KEY (student_id, chapter),
  CONSTRAINT student_chapters_check CHECK (last_correct <= last_total),
  CONSTRAINT student_chapters_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE student_periods (
  student_id uuid NOT NULL,
  unit text NOT NULL,
  starts_on date NOT NULL,
  attempts integer NOT NULL,
  score_sum bigint NOT NULL,
  seconds bigint NOT NULL,
  CONSTRAINT student_periods_pkey PRIMARY KEY (student_id, unit, starts_on),
  CONSTRAINT student_periods_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT student_periods_unit_check CHECK (unit = ANY (ARRAY['day'::text, 'month'::text, 'year'::text]))
);

CREATE TABLE student_subjects (
  student_id uuid NOT NULL,
  subject text NOT NULL,
  attempts integer NOT NULL,
  score_sum bigint NOT NULL,
  CONSTRAINT student_subjects_pkey PRIMARY KEY (student_id, subject),
  CONSTRAINT student_subjects_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE student_topics (
  student_id uuid NOT NULL,
  chapter text NOT NULL,
  topic text NOT NULL,
  answered integer NOT NULL,
  correct integer NOT NULL,
  CONSTRAINT student_topics_pkey PRIMARY KEY (student_id, chapter, topic),
  CONSTRAINT student_topics_check CHECK (correct <= answered),
  CONSTRAINT student_topics_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE student_totals (
  student_id uuid NOT NULL,
  quizzes integer NOT NULL,
  quick_quizzes integer NOT NULL,
  score_sum bigint NOT NULL,
  last_finished_at timestamp with time zone NOT NULL,
  last_attempt_id uuid NOT NULL,
  CONSTRAINT student_totals_pkey PRIMARY KEY (student_id),
  CONSTRAINT student_totals_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE students (
  user_id uuid NOT NULL,
  grade text,
  phone text,
  parent_contact text,
  address text,
  avatar text,
  CONSTRAINT students_pkey PRIMARY KEY (user_id),
  CONSTRAINT students_grade_check CHECK (grade = ANY (ARRAY['Class 11'::text, 'Class 12'::text, 'Repeating'::text])),
  CONSTRAINT students_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE suggestion_reports (
  suggestion_id uuid NOT NULL,
  user_id uuid NOT NULL,
  reported_at timestamp with time zone NOT NULL,
  CONSTRAINT suggestion_reports_pkey PRIMARY KEY (suggestion_id, user_id),
  CONSTRAINT suggestion_reports_suggestion_id_fkey FOREIGN KEY (suggestion_id) REFERENCES suggestions(id) ON DELETE CASCADE,
  CONSTRAINT suggestion_reports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX suggestion_reports_of_user ON suggestion_reports USING btree (user_id);

CREATE TABLE suggestion_vibes (
  suggestion_id uuid NOT NULL,
  user_id uuid NOT NULL,
  CONSTRAINT suggestion_vibes_pkey PRIMARY KEY (suggestion_id, user_id),
  CONSTRAINT suggestion_vibes_suggestion_id_fkey FOREIGN KEY (suggestion_id) REFERENCES suggestions(id) ON DELETE CASCADE,
  CONSTRAINT suggestion_vibes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX suggestion_vibes_of_user ON suggestion_vibes USING btree (user_id);

CREATE TABLE suggestions (
  id uuid NOT NULL,
  question_id text NOT NULL,
  author_id uuid NOT NULL,
  text text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  kept_at timestamp with time zone,
  former_reports integer NOT NULL DEFAULT 0,
  CONSTRAINT suggestions_pkey PRIMARY KEY (id),
  CONSTRAINT suggestions_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT suggestions_text_check CHECK (char_length(text) >= 1 AND char_length(text) <= 250)
);
CREATE INDEX suggestions_of_author ON suggestions USING btree (author_id);
CREATE INDEX suggestions_of_question ON suggestions USING btree (question_id, created_at DESC);

CREATE TABLE teachers (
  user_id uuid NOT NULL,
  subject text,
  qualification text,
  phone text,
  teaching_since smallint,
  CONSTRAINT teachers_pkey PRIMARY KEY (user_id),
  CONSTRAINT teachers_subject_check CHECK (subject = ANY (ARRAY['Physics'::text, 'Chemistry'::text, 'Mathematics'::text, 'Biology'::text])),
  CONSTRAINT teachers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE test_extra (
  test_id uuid NOT NULL,
  student_id uuid NOT NULL,
  percent numeric(5,2) NOT NULL,
  CONSTRAINT test_extra_pkey PRIMARY KEY (test_id, student_id),
  CONSTRAINT test_extra_percent_check CHECK (percent > 0::numeric AND percent <= 200::numeric),
  CONSTRAINT test_extra_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT test_extra_test_id_fkey FOREIGN KEY (test_id) REFERENCES tests(id) ON DELETE CASCADE
);
CREATE INDEX test_extra_of_student ON test_extra USING btree (student_id);

CREATE TABLE test_keys (
  test_id uuid NOT NULL,
  question_id text NOT NULL,
  kind text NOT NULL,
  letters text[] NOT NULL,
  reason text NOT NULL,
  corrected_at timestamp with time zone NOT NULL,
  CONSTRAINT test_keys_pkey PRIMARY KEY (test_id, question_id),
  CONSTRAINT test_keys_check CHECK ((kind = 'letters'::text) = (cardinality(letters) > 0)),
  CONSTRAINT test_keys_kind_check CHECK (kind = ANY (ARRAY['letters'::text, 'all-right'::text, 'dropped'::text])),
  CONSTRAINT test_keys_letters_check CHECK (letters <@ ARRAY['A'::text, 'B'::text, 'C'::text, 'D'::text]),
  CONSTRAINT test_keys_reason_check CHECK (char_length(reason) >= 1 AND char_length(reason) <= 200),
  CONSTRAINT test_keys_test_id_fkey FOREIGN KEY (test_id) REFERENCES tests(id) ON DELETE CASCADE
);

CREATE TABLE test_other_classes (
  test_id uuid NOT NULL,
  class_id uuid NOT NULL,
  CONSTRAINT test_other_classes_pkey PRIMARY KEY (test_id, class_id),
  CONSTRAINT test_other_classes_class_id_fkey FOREIGN KEY (class_id) REFERENCES classes(id) ON DELETE CASCADE,
  CONSTRAINT test_other_classes_test_id_fkey FOREIGN KEY (test_id) REFERENCES tests(id) ON DELETE CASCADE
);
CREATE INDEX test_other_classes_of_class ON test_other_classes USING btree (class_id);

CREATE TABLE tests (
  id uuid NOT NULL,
  class_id uuid NOT NULL,
  paper_id uuid NOT NULL,
  title text NOT NULL,
  opens_at timestamp with time zone NOT NULL,
  closes_at timestamp with time zone NOT NULL,
  is_together boolean NOT NULL,
  late_start text NOT NULL,
  is_shuffled boolean NOT NULL,
  results text NOT NULL,
  results_at timestamp with time zone,
  lost_time text NOT NULL,
  tells_leaves boolean NOT NULL,
  made_at timestamp with time zone NOT NULL,
  published_at timestamp with time zone,
  released_at timestamp with time zone,
  cancelled_at timestamp with time zone,
  cancel_reason text,
  shuffles_options boolean NOT NULL DEFAULT false,
  fixed_circles boolean NOT NULL DEFAULT false,
  CONSTRAINT tests_pkey PRIMARY KEY (id),
  CONSTRAINT tests_cancel_reason_check CHECK (char_length(cancel_reason) >= 1 AND char_length(cancel_reason) <= 200),
  CONSTRAINT tests_check CHECK (closes_at > opens_at),
  CONSTRAINT tests_check1 CHECK (results_at > opens_at),
  CONSTRAINT tests_check2 CHECK (num_nonnulls(cancelled_at, cancel_reason) = ANY (ARRAY[0, 2])),
  CONSTRAINT tests_check3 CHECK ((results = 'by_hand'::text) = (results_at IS NULL)),
  CONSTRAINT tests_check4 CHECK (published_at IS NOT NULL OR num_nonnulls(released_at, cancelled_at) = 0),
  CONSTRAINT tests_class_id_fkey FOREIGN KEY (class_id) REFERENCES classes(id) ON DELETE CASCADE,
  CONSTRAINT tests_late_start_check CHECK (late_start = ANY (ARRAY['cut'::text, 'full'::text])),
  CONSTRAINT tests_lost_time_check CHECK (lost_time = ANY (ARRAY['clockRuns'::text, 'giveBack'::text])),
  CONSTRAINT tests_paper_id_fkey FOREIGN KEY (paper_id) REFERENCES papers(id),
  CONSTRAINT tests_results_check CHECK (results = ANY (ARRAY['at_once'::text, 'at_time'::text, 'by_hand'::text])),
  CONSTRAINT tests_title_check CHECK (char_length(title) >= 1 AND char_length(title) <= 80)
);
CREATE INDEX tests_of_class ON tests USING btree (class_id, opens_at, id);
CREATE INDEX tests_of_paper ON tests USING btree (paper_id);

CREATE TABLE time_grants (
  id uuid NOT NULL,
  student_id uuid NOT NULL,
  sitting_id uuid NOT NULL,
  seconds integer NOT NULL,
  reason text NOT NULL,
  given_at timestamp with time zone NOT NULL,
  CONSTRAINT time_grants_pkey PRIMARY KEY (student_id, id),
  CONSTRAINT time_grants_reason_check CHECK (char_length(reason) >= 1 AND char_length(reason) <= 200),
  CONSTRAINT time_grants_seconds_check CHECK (seconds > 0),
  CONSTRAINT time_grants_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT time_grants_student_id_sitting_id_fkey FOREIGN KEY (student_id, sitting_id) REFERENCES sittings(student_id, id) ON DELETE CASCADE
);
CREATE INDEX time_grants_of_sitting ON time_grants USING btree (student_id, sitting_id);

CREATE TABLE tombstones (
  user_id uuid NOT NULL,
  erased_at timestamp with time zone NOT NULL,
  CONSTRAINT tombstones_pkey PRIMARY KEY (user_id)
);

CREATE TABLE users (
  id uuid NOT NULL,
  issuer text NOT NULL,
  subject text NOT NULL,
  name text NOT NULL,
  email text,
  role text NOT NULL,
  password_hash text,
  gender text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  username text,
  tokens_valid_from timestamp with time zone,
  email_verified_at timestamp with time zone,
  asked_email text,
  CONSTRAINT users_pkey PRIMARY KEY (id),
  CONSTRAINT users_issuer_subject_key UNIQUE (issuer, subject),
  CONSTRAINT users_role_check CHECK (role = ANY (ARRAY['student'::text, 'teacher'::text, 'institute'::text])),
  CONSTRAINT users_username_check CHECK (username ~ '^[a-z0-9]+([.][a-z0-9]+)*@[a-z][a-z0-9]*$'::text)
);
CREATE INDEX users_handle ON users USING btree (split_part(username, '@'::text, 2)) WHERE username IS NOT NULL;
CREATE INDEX users_not_students ON users USING btree (id) WHERE role <> 'student'::text;
CREATE UNIQUE INDEX users_username ON users USING btree (username);

CREATE VIEW classes_with_staff AS
 SELECT classes.id AS class_id,
    classes.name,
    classes.code,
    teachers.name AS teacher,
    institutes.id AS institute_id,
    institutes.name AS institute,
    (EXISTS ( SELECT
           FROM confirmed_staff
          WHERE confirmed_staff.user_id = teachers.id)) AS teacher_confirmed,
    (EXISTS ( SELECT
           FROM confirmed_staff
          WHERE confirmed_staff.user_id = institutes.id)) AS institute_confirmed
   FROM classes
     JOIN users teachers ON teachers.id = classes.teacher_id AND teachers.role = 'teacher'::text
     LEFT JOIN staff ON staff.teacher_id = classes.teacher_id AND staff.left_at IS NULL
     LEFT JOIN users institutes ON institutes.id = staff.institute_id AND institutes.role = 'institute'::text
  WHERE classes.archived_at IS NULL;

CREATE VIEW confirmed_staff AS
 WITH known AS (
         SELECT confirmations.user_id,
            users.role
           FROM confirmations
             JOIN users ON users.id = confirmations.user_id AND users.role = confirmations.role AND users.name = confirmations.name
        )
 SELECT known.user_id
   FROM known
UNION ALL
 SELECT staff.teacher_id AS user_id
   FROM staff
     JOIN users teachers ON teachers.id = staff.teacher_id AND teachers.role = 'teacher'::text
     JOIN known institutes ON institutes.user_id = staff.institute_id AND institutes.role = 'institute'::text
  WHERE staff.left_at IS NULL AND staff.confirmed_at IS NOT NULL;

CREATE VIEW present_pupils AS
 SELECT enrolments.student_id,
    enrolments.roll_no,
    enrolments.enrolled_at,
    classes.id AS class_id,
    classes.name AS class_name,
    classes.teacher_id,
    institutes.id AS institute_id
   FROM enrolments
     JOIN users students ON students.id = enrolments.student_id AND students.role = 'student'::text
     JOIN sharing_students ON sharing_students.student_id = enrolments.student_id
     JOIN classes ON classes.id = enrolments.class_id AND classes.archived_at IS NULL
     JOIN users teachers ON teachers.id = classes.teacher_id AND teachers.role = 'teacher'::text
     LEFT JOIN staff ON staff.teacher_id = classes.teacher_id AND staff.left_at IS NULL AND staff.institute_id = enrolments.agreed_institute_id
     LEFT JOIN users institutes ON institutes.id = staff.institute_id AND institutes.role = 'institute'::text
  WHERE enrolments.ended_at IS NULL;

CREATE VIEW roster_classes AS
 SELECT staff.institute_id,
    classes.id AS class_id,
    classes.name AS class_name,
    classes.teacher_id
   FROM staff
     JOIN users teachers ON teachers.id = staff.teacher_id AND teachers.role = 'teacher'::text
     JOIN classes ON classes.teacher_id = staff.teacher_id AND classes.archived_at IS NULL
  WHERE staff.left_at IS NULL AND staff.confirmed_at IS NOT NULL;

CREATE VIEW roster_places AS
 SELECT roster_classes.institute_id,
    roster_people.user_id,
    roster_classes.class_id,
    roster_people.roll_no,
    (EXISTS ( SELECT
           FROM enrolments
          WHERE enrolments.class_id = roster_classes.class_id AND enrolments.student_id = roster_people.user_id AND enrolments.ended_at IS NULL)) AS is_enrolled,
    (EXISTS ( SELECT
           FROM enrolments ended
             JOIN classes ON classes.id = ended.class_id AND classes.teacher_id = roster_classes.teacher_id
          WHERE ended.student_id = roster_people.user_id AND ended.ended_by_student AND NOT (EXISTS ( SELECT
                   FROM enrolments later
                     JOIN classes others ON others.id = later.class_id AND others.teacher_id = roster_classes.teacher_id
                  WHERE later.student_id = roster_people.user_id AND later.enrolled_at > ended.ended_at)))) AS keeps_away
   FROM roster_people
     JOIN roster_classes ON roster_classes.institute_id = roster_people.institute_id AND lower(roster_classes.class_name) = lower(roster_people.class_name)
  WHERE roster_people.role = 'student'::text AND roster_people.left_at IS NULL;

CREATE VIEW seen_classes AS
 SELECT seen.viewer_id,
    seen.class_id,
    seen.class_name,
    seen.teacher_id
   FROM ( SELECT classes.teacher_id AS viewer_id,
            classes.id AS class_id,
            classes.name AS class_name,
            classes.teacher_id
           FROM classes
          WHERE classes.archived_at IS NULL
        UNION ALL
         SELECT staff.institute_id,
            classes.id,
            classes.name,
            classes.teacher_id
           FROM staff
             JOIN users institutes ON institutes.id = staff.institute_id AND institutes.role = 'institute'::text
             JOIN classes ON classes.teacher_id = staff.teacher_id AND classes.archived_at IS NULL
          WHERE staff.left_at IS NULL) seen
     JOIN users teachers ON teachers.id = seen.teacher_id AND teachers.role = 'teacher'::text;

CREATE VIEW seen_former_groups AS
 SELECT seen_classes.viewer_id,
    seen_classes.class_id,
    seen_classes.class_name,
    former_group_classes.group_id
   FROM seen_classes
     JOIN former_group_classes USING (class_id)
  WHERE seen_classes.viewer_id = seen_classes.teacher_id OR seen_classes.viewer_id = former_group_classes.agreed_institute_id;

CREATE VIEW seen_pupils AS
 SELECT seen_classes.viewer_id,
    seen_classes.class_id,
    seen_classes.class_name,
    seen_classes.teacher_id,
    enrolments.student_id,
    enrolments.roll_no
   FROM seen_classes
     JOIN enrolments USING (class_id)
     JOIN sharing_students USING (student_id)
  WHERE enrolments.ended_at IS NULL AND (seen_classes.viewer_id = seen_classes.teacher_id OR seen_classes.viewer_id = enrolments.agreed_institute_id) AND NOT (EXISTS ( SELECT
           FROM users
          WHERE users.id = enrolments.student_id AND users.role <> 'student'::text));

CREATE VIEW sharing_students AS
 SELECT user_id AS student_id
   FROM ages
  WHERE shares_from <= now() AND shares_until > now();

CREATE VIEW standing_reports AS
 SELECT reports.suggestion_id,
    reports.user_id,
    GREATEST(users.created_at + '1 day'::interval, suggestions.kept_at + '30 days'::interval) AS counts_from
   FROM suggestion_reports reports
     JOIN suggestions ON suggestions.id = reports.suggestion_id
     JOIN users ON users.id = reports.user_id
  WHERE suggestions.kept_at IS NULL OR reports.reported_at > suggestions.kept_at
UNION ALL
 SELECT suggestions.id AS suggestion_id,
    NULL::uuid AS user_id,
    '-infinity'::timestamp with time zone AS counts_from
   FROM suggestions
     CROSS JOIN LATERAL generate_series(1, suggestions.former_reports) generate_series(generate_series)
  WHERE suggestions.former_reports > 0;

CREATE VIEW test_classes AS
 SELECT tests.id AS test_id,
    tests.class_id
   FROM tests
UNION ALL
 SELECT test_other_classes.test_id,
    others.id AS class_id
   FROM test_other_classes
     JOIN tests ON tests.id = test_other_classes.test_id
     JOIN classes first ON first.id = tests.class_id
     JOIN classes others ON others.id = test_other_classes.class_id AND others.teacher_id = first.teacher_id AND others.id <> first.id;

CREATE OR REPLACE FUNCTION has_no_password(person users)
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN (((person).password_hash IS NULL) OR starts_with((person).password_hash, 'once$'::text));

CREATE OR REPLACE FUNCTION indian_day(moment timestamp with time zone)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN ((moment AT TIME ZONE 'Asia/Kolkata'::text))::date;

CREATE OR REPLACE FUNCTION known_email(person users)
 RETURNS text
 LANGUAGE sql
 STABLE
RETURN CASE WHEN (((person).issuer <> 'vikalp'::text) OR ((person).email_verified_at IS NOT NULL)) THEN (person).email ELSE NULL::text END;

CREATE OR REPLACE FUNCTION say_device_left()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_notify('vikalp', concat_ws(' ', TG_TABLE_SCHEMA, 'user', OLD.user_id));
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION say_sitting_made()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_notify('vikalp', concat_ws(' ', TG_TABLE_SCHEMA, 'sitting', NEW.student_id));
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION say_token_revoked()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_notify('vikalp', concat_ws(' ', TG_TABLE_SCHEMA, 'token', encode(NEW.token_hash, 'hex')));
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION say_user_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_notify('vikalp', concat_ws(' ', TG_TABLE_SCHEMA, 'user', OLD.id));
  RETURN NULL;
END $function$;

CREATE TRIGGER device_left AFTER DELETE ON devices FOR EACH ROW EXECUTE FUNCTION say_device_left();

CREATE TRIGGER sitting_made AFTER INSERT ON sittings FOR EACH ROW EXECUTE FUNCTION say_sitting_made();

CREATE TRIGGER token_revoked AFTER INSERT ON revoked_tokens FOR EACH ROW EXECUTE FUNCTION say_token_revoked();

CREATE TRIGGER users_changed AFTER DELETE OR UPDATE OF id, name, email, role, tokens_valid_from ON users FOR EACH ROW EXECUTE FUNCTION say_user_changed();
