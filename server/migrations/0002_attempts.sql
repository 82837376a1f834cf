-- An attempt is one row. chosen and key hold one letter per question ('-' where nothing was chosen), in the order of
-- question_ids. The key is the one that was served: the verdict stays true when the bank is edited later.
CREATE TABLE attempts (
  id uuid PRIMARY KEY,
  student_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  exam text NOT NULL CHECK (exam IN ('NEET', 'JEE', 'GUJCET', 'BOARD')),
  subject text NOT NULL,
  chapters text[] NOT NULL CHECK (cardinality(chapters) >= 1),
  question_ids text[] NOT NULL CHECK (cardinality(question_ids) BETWEEN 1 AND 50),
  chosen text NOT NULL CHECK (chosen ~ '^[A-D-]+$' AND length(chosen) = cardinality(question_ids)),
  key text NOT NULL CHECK (key ~ '^[A-D]+$' AND length(key) = length(chosen)),
  seconds smallint[],
  started_at timestamptz NOT NULL,
  finished_at timestamptz,
  submitted_at timestamptz,
  correct smallint,
  incorrect smallint,
  CHECK (finished_at >= started_at),
  CHECK (num_nonnulls(finished_at, submitted_at, correct, incorrect) IN (0, 4)),
  CHECK (correct + incorrect BETWEEN 1 AND length(chosen))
);
CREATE INDEX attempts_of_student ON attempts (student_id, finished_at DESC, id) WHERE submitted_at IS NOT NULL;
