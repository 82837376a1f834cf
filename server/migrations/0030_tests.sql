-- A paper from a teacher's own blueprint, which says its sections and its minutes.
ALTER TABLE papers ADD COLUMN blueprint jsonb;

-- A paper that a teacher sets for a class. A draft is seen by nobody else.
CREATE TABLE tests (
  id uuid PRIMARY KEY,
  class_id uuid NOT NULL REFERENCES classes ON DELETE CASCADE,
  paper_id uuid NOT NULL REFERENCES papers,
  title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 80),
  opens_at timestamptz NOT NULL,
  closes_at timestamptz NOT NULL CHECK (closes_at > opens_at),
  -- One clock for all, from the opening.
  is_together boolean NOT NULL,
  late_start text NOT NULL CHECK (late_start IN ('cut', 'full')),
  is_shuffled boolean NOT NULL,
  results text NOT NULL CHECK (results IN ('at_once', 'at_time', 'by_hand')),
  -- When the results come out by themselves; later when somebody was given time.
  results_at timestamptz CHECK (results_at > opens_at),
  lost_time text NOT NULL CHECK (lost_time IN ('clockRuns', 'giveBack')),
  tells_leaves boolean NOT NULL,
  made_at timestamptz NOT NULL,
  published_at timestamptz,
  released_at timestamptz,
  cancelled_at timestamptz,
  cancel_reason text CHECK (char_length(cancel_reason) BETWEEN 1 AND 200),
  CHECK (num_nonnulls(cancelled_at, cancel_reason) IN (0, 2)),
  CHECK ((results = 'by_hand') = (results_at IS NULL)),
  CHECK (published_at IS NOT NULL OR num_nonnulls(released_at, cancelled_at) = 0)
);
CREATE INDEX tests_of_class ON tests (class_id, opens_at, id);
CREATE INDEX tests_of_paper ON tests (paper_id);

-- Who is entitled to more time, in per cent.
CREATE TABLE test_extra (
  test_id uuid NOT NULL REFERENCES tests ON DELETE CASCADE,
  student_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  percent numeric(5, 2) NOT NULL CHECK (percent > 0 AND percent <= 200),
  PRIMARY KEY (test_id, student_id)
);
CREATE INDEX test_extra_of_student ON test_extra (student_id);

-- Keys as the teacher corrected them. Letters that count as right; all right for whoever attempted it; dropped for everybody.
CREATE TABLE test_keys (
  test_id uuid NOT NULL REFERENCES tests ON DELETE CASCADE,
  question_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('letters', 'all-right', 'dropped')),
  letters text[] NOT NULL CHECK (letters <@ ARRAY['A', 'B', 'C', 'D']),
  reason text NOT NULL CHECK (char_length(reason) BETWEEN 1 AND 200),
  corrected_at timestamptz NOT NULL,
  PRIMARY KEY (test_id, question_id),
  CHECK ((kind = 'letters') = (cardinality(letters) > 0))
);

-- A student sits a test once. The sitting stays when the test goes with its class.
ALTER TABLE sittings ADD COLUMN test_id uuid REFERENCES tests ON DELETE SET NULL;
-- The places of the paper in the order of this candidate, where they differ.
ALTER TABLE sittings ADD COLUMN question_order smallint[];
-- What is left of the time to a sitting that was opened again, and what the candidate asks the teacher for.
ALTER TABLE sittings ADD COLUMN left_seconds integer NOT NULL DEFAULT 0 CHECK (left_seconds >= 0);
ALTER TABLE sittings ADD COLUMN asked_seconds integer NOT NULL DEFAULT 0 CHECK (asked_seconds >= 0);
-- When what was answered in a test became known to practice and strengths.
ALTER TABLE sittings ADD COLUMN known_at timestamptz;
CREATE UNIQUE INDEX sittings_of_test ON sittings (test_id, student_id);
CREATE INDEX sittings_untold ON sittings (test_id) WHERE test_id IS NOT NULL AND closed_at IS NOT NULL AND known_at IS NULL;
