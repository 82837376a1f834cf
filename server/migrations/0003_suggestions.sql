CREATE TABLE suggestions (
  id uuid PRIMARY KEY,
  question_id text NOT NULL,
  author_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 250),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Set when a teacher or institute kept it: later reports do not hide it again.
  kept_at timestamptz
);
CREATE INDEX suggestions_of_question ON suggestions (question_id, created_at DESC);
CREATE INDEX suggestions_of_author ON suggestions (author_id);

CREATE TABLE suggestion_vibes (
  suggestion_id uuid NOT NULL REFERENCES suggestions ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  PRIMARY KEY (suggestion_id, user_id)
);
CREATE INDEX suggestion_vibes_of_user ON suggestion_vibes (user_id);

CREATE TABLE suggestion_reports (
  suggestion_id uuid NOT NULL REFERENCES suggestions ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  PRIMARY KEY (suggestion_id, user_id)
);
CREATE INDEX suggestion_reports_of_user ON suggestion_reports (user_id);
