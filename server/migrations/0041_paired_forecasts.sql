-- Nothing was ever written to it.
DROP TABLE forecasts;

-- What a paper of a pattern would have brought, in marks: the first forecast of a day, and the first paper after it.
CREATE TABLE forecasts (
  student_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  template text NOT NULL,
  on_day date NOT NULL,
  made_at timestamptz NOT NULL,
  mean smallint NOT NULL,
  low smallint NOT NULL,
  high smallint NOT NULL,
  -- The first answers that it is based on.
  answers integer NOT NULL,
  -- By how much half its band was widened.
  widening double precision NOT NULL,
  -- The share of right answers that practice let expect.
  expected double precision NOT NULL,
  -- Of the paper: its last part, its score in quarter marks, and the questions that were right.
  sitting_id uuid,
  score integer,
  right_count smallint,
  questions smallint,
  paired_at timestamptz,
  CHECK (num_nonnulls(sitting_id, score, right_count, questions, paired_at) IN (0, 5)),
  PRIMARY KEY (student_id, template, on_day),
  FOREIGN KEY (student_id, sitting_id) REFERENCES sittings ON DELETE CASCADE
);
CREATE UNIQUE INDEX forecasts_of_sitting ON forecasts (student_id, sitting_id);
CREATE INDEX forecasts_paired ON forecasts (paired_at) WHERE paired_at IS NOT NULL;
