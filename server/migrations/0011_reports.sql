-- What students hold wrong with a question. The reports of one question wait in one open case until it is decided.
CREATE TABLE cases (
  id uuid PRIMARY KEY,
  question_id text NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'accepted', 'kept')),
  -- What the decision was, for the students who reported it.
  answer text CHECK (char_length(answer) BETWEEN 1 AND 300),
  opened_at timestamptz NOT NULL,
  decided_at timestamptz,
  CHECK ((state = 'open') = (decided_at IS NULL)),
  CHECK ((state = 'open') = (answer IS NULL))
);
CREATE UNIQUE INDEX cases_open ON cases (question_id) WHERE state = 'open';

CREATE TABLE reports (
  -- Of version 7, so that a later report has a larger id.
  id uuid PRIMARY KEY,
  case_id uuid NOT NULL REFERENCES cases (id) ON DELETE CASCADE,
  question_id text NOT NULL,
  reporter_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  reason text NOT NULL CHECK (reason IN ('wrong-key', 'two-right', 'none-right', 'unclear', 'figure', 'translation', 'explanation', 'syllabus')),
  -- The option that the student holds right.
  option text CHECK (option IN ('A', 'B', 'C', 'D')),
  note text CHECK (char_length(note) BETWEEN 1 AND 500),
  reported_at timestamptz NOT NULL,
  UNIQUE (reporter_id, question_id, reason)
);
CREATE INDEX reports_of_case ON reports (case_id);
