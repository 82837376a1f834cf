-- Everything that is believed of a student, remembered or mistaken has one version: who changes any of it counts it on, so
-- that of two writers at once one reads again.
CREATE TABLE learners (
  student_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  version integer NOT NULL,
  -- There are answers that it was not made of: of papers, and from before this table.
  is_stale boolean NOT NULL
);
CREATE INDEX learners_stale ON learners (student_id) WHERE is_stale;

INSERT INTO learners (student_id, version, is_stale)
SELECT student_id, 0, true FROM student_totals
UNION
SELECT student_id, 0, true FROM paper_answers;

-- What is believed of a student in a chapter and its topics; under 'all' as a whole and in each subject.
CREATE TABLE beliefs (
  student_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  chapter text NOT NULL,
  -- Of each node its mean, its variance, how many first answers it has seen and the Indian day of the last.
  nodes jsonb NOT NULL,
  -- Which questions of the chapter were answered: the numbers of their ids.
  answered smallint[] NOT NULL,
  PRIMARY KEY (student_id, chapter)
);

-- What a student remembers of a topic. Days are Indian.
CREATE TABLE cards (
  student_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  chapter text NOT NULL,
  topic text NOT NULL,
  stability double precision NOT NULL CHECK (stability > 0),
  difficulty double precision NOT NULL,
  reps integer NOT NULL,
  lapses integer NOT NULL,
  last_on date NOT NULL,
  right_on date,
  PRIMARY KEY (student_id, chapter, topic)
);

-- Questions that were answered wrong, by which option, and what the student wrote to it.
CREATE TABLE mistakes (
  student_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  question_id text NOT NULL,
  -- Of the misconception behind the option.
  code text,
  last_option text CHECK (last_option IN ('A', 'B', 'C', 'D')),
  times integer NOT NULL,
  first_on date NOT NULL,
  last_on date NOT NULL,
  repaired_on date,
  proven_on date,
  note text CHECK (char_length(note) BETWEEN 1 AND 250),
  PRIMARY KEY (student_id, question_id)
);

-- For which exams a student works, and how long.
CREATE TABLE goals (
  student_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  -- Each an exam and its day.
  exams jsonb NOT NULL,
  weekday_minutes smallint NOT NULL CHECK (weekday_minutes BETWEEN 0 AND 240),
  weekend_minutes smallint NOT NULL CHECK (weekend_minutes BETWEEN 0 AND 240),
  -- 0 is Monday.
  rest_days smallint[] NOT NULL
);

-- What a student does on a day, the last that was planned.
CREATE TABLE plans (
  student_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  on_day date NOT NULL,
  -- Chosen for this day alone.
  minutes smallint,
  blocks jsonb NOT NULL
);

-- What a paper of a pattern would have brought, in marks.
CREATE TABLE forecasts (
  student_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  template text NOT NULL,
  on_day date NOT NULL,
  mean smallint NOT NULL,
  low smallint NOT NULL,
  high smallint NOT NULL,
  PRIMARY KEY (student_id, template, on_day)
);

-- With which ability somebody met questions for the first time, and the credit: what the levels of questions have not
-- learnt from yet. It names nobody.
CREATE TABLE meetings (
  id uuid PRIMARY KEY,
  finished_at timestamptz NOT NULL,
  question_ids text[] NOT NULL,
  means double precision[] NOT NULL,
  variances double precision[] NOT NULL,
  credits real[] NOT NULL,
  predicted real[] NOT NULL
);
CREATE INDEX meetings_in_order ON meetings (finished_at, id);

-- How hard a question is; one that is not here is as its label says.
CREATE TABLE item_levels (
  question_id text PRIMARY KEY,
  mean double precision NOT NULL,
  variance double precision NOT NULL,
  answers integer NOT NULL
);

-- What was predicted in a month, in tenths, and what came: sums.
CREATE TABLE calibration (
  month date NOT NULL,
  tenth smallint NOT NULL CHECK (tenth BETWEEN 0 AND 9),
  answers integer NOT NULL,
  predicted double precision NOT NULL,
  credit double precision NOT NULL,
  squares double precision NOT NULL,
  PRIMARY KEY (month, tenth)
);

-- The questions that were answered after a hint.
ALTER TABLE attempts ADD COLUMN hinted text[];
