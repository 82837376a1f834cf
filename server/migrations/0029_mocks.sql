-- A paper as it was put together. A numbered form is the same for everybody; a fresh paper belongs to its sitting.
CREATE TABLE papers (
  id uuid PRIMARY KEY,
  template text NOT NULL,
  form smallint CHECK (form >= 1),
  question_ids text[] NOT NULL CHECK (cardinality(question_ids) BETWEEN 1 AND 200),
  -- Of each question, its section among all of the template.
  sections smallint[] NOT NULL CHECK (cardinality(sections) = cardinality(question_ids)),
  made_at timestamptz NOT NULL,
  UNIQUE (template, form)
);

-- One student's time with a paper, or with one part of a paper that has several clocks.
CREATE TABLE sittings (
  id uuid NOT NULL,
  student_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  paper_id uuid NOT NULL REFERENCES papers,
  part smallint NOT NULL CHECK (part >= 0),
  -- The sitting of the part before.
  after_id uuid,
  state text NOT NULL CHECK (state IN ('ready', 'running', 'paused', 'submitted', 'closed', 'cancelled')),
  made_at timestamptz NOT NULL,
  -- The questions that the student had met before, by their ids.
  met text[] NOT NULL,
  began_at timestamptz,
  ends_at timestamptz CHECK (ends_at > began_at),
  last_seen_at timestamptz,
  -- The pages in which it was opened, the last of which goes on.
  pages uuid[] NOT NULL DEFAULT '{}',
  batches integer NOT NULL DEFAULT 0,
  acts integer NOT NULL DEFAULT 0,
  -- Of gaps that the student has not settled: how long they were, and what can be had back.
  gap_seconds integer NOT NULL DEFAULT 0,
  offered_seconds integer NOT NULL DEFAULT 0 CHECK (offered_seconds BETWEEN 0 AND gap_seconds),
  returned_seconds integer NOT NULL DEFAULT 0,
  closed_at timestamptz,
  closed_by text CHECK (closed_by IN ('student', 'clock', 'teacher')),
  -- What was in force at the close, before anything came late.
  responses text[],
  receipt text,
  -- How it stood at the end, with what has come since: a result needs no acts, which are kept for a year.
  outcome jsonb,
  -- When the last answer came that was late.
  late_at timestamptz,
  PRIMARY KEY (student_id, id),
  CHECK (num_nonnulls(began_at, ends_at, last_seen_at) IN (0, 3)),
  CHECK (num_nonnulls(closed_at, closed_by, responses, receipt, outcome) IN (0, 5)),
  CHECK ((closed_at IS NOT NULL) = (state = 'submitted' OR state = 'closed'))
);
-- A part has one sitting after it.
CREATE UNIQUE INDEX sittings_after ON sittings (student_id, after_id);
CREATE INDEX sittings_of_student ON sittings (student_id, made_at, id);
CREATE INDEX sittings_of_paper ON sittings (paper_id, part);
CREATE INDEX sittings_running ON sittings (ends_at, id) WHERE state = 'running';
CREATE INDEX sittings_closed ON sittings (closed_at);

-- What a page sent at a time. Sent again it is the same row; other events under the same numbers are another.
CREATE TABLE sitting_batches (
  student_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  sitting_id uuid NOT NULL,
  page smallint NOT NULL CHECK (page >= 1),
  digest bytea NOT NULL CHECK (octet_length(digest) = 32),
  -- In the order of their coming.
  place integer NOT NULL,
  from_seq integer NOT NULL,
  to_seq integer NOT NULL CHECK (to_seq >= from_seq),
  received_at timestamptz NOT NULL,
  events jsonb NOT NULL,
  PRIMARY KEY (student_id, sitting_id, page, digest),
  FOREIGN KEY (student_id, sitting_id) REFERENCES sittings ON DELETE CASCADE
);

-- Time that was given back.
CREATE TABLE time_grants (
  id uuid NOT NULL,
  student_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  sitting_id uuid NOT NULL,
  seconds integer NOT NULL CHECK (seconds > 0),
  reason text NOT NULL CHECK (char_length(reason) BETWEEN 1 AND 200),
  given_at timestamptz NOT NULL,
  PRIMARY KEY (student_id, id),
  FOREIGN KEY (student_id, sitting_id) REFERENCES sittings ON DELETE CASCADE
);
CREATE INDEX time_grants_of_sitting ON time_grants (student_id, sitting_id);

-- One version after another, in quarter marks; the newest counts, and none is deleted.
CREATE TABLE sitting_results (
  student_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  sitting_id uuid NOT NULL,
  version smallint NOT NULL CHECK (version >= 1),
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
  -- Whose key was corrected.
  question_id text,
  is_kept boolean NOT NULL,
  made_at timestamptz NOT NULL,
  PRIMARY KEY (student_id, sitting_id, version),
  FOREIGN KEY (student_id, sitting_id) REFERENCES sittings ON DELETE CASCADE
);

-- What was answered in a paper once its result is out, by subject, as a quiz has it: practice, cards and statistics read it
-- beside the quizzes. A number that was typed is '=' where it was right and '?' where it was not, with '=' in the key.
CREATE TABLE paper_answers (
  student_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  sitting_id uuid NOT NULL,
  subject text NOT NULL,
  chapters text[] NOT NULL,
  question_ids text[] NOT NULL,
  chosen text NOT NULL CHECK (length(chosen) = cardinality(question_ids)),
  key text NOT NULL CHECK (length(key) = cardinality(question_ids)),
  correct smallint NOT NULL,
  finished_at timestamptz NOT NULL,
  PRIMARY KEY (student_id, sitting_id, subject),
  FOREIGN KEY (student_id, sitting_id) REFERENCES sittings ON DELETE CASCADE
);
CREATE INDEX paper_answers_of_student ON paper_answers (student_id, finished_at);
