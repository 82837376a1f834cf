-- What a student has met of each chapter, and how its last quiz went: one more rollup, as record 0016 has them.
CREATE TABLE student_chapters (
  student_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  chapter text NOT NULL,
  -- The ids of the questions in graded attempts, answered or skipped, each once and in order.
  met text[] NOT NULL,
  -- The last graded attempt with questions of this chapter, and how many of these were right.
  last_finished_at timestamptz NOT NULL,
  last_attempt_id uuid NOT NULL,
  last_correct integer NOT NULL,
  last_total integer NOT NULL CHECK (last_correct <= last_total),
  PRIMARY KEY (student_id, chapter)
);

-- Which chapter a question belongs to is in the bank, so the server fills it at its next start.
UPDATE rollups SET needs_rebuild = true WHERE EXISTS (SELECT FROM attempts WHERE submitted_at IS NOT NULL);
