-- The day of a moment where the students live (rule 18).
CREATE FUNCTION indian_day(moment timestamptz) RETURNS date
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (moment AT TIME ZONE 'Asia/Kolkata')::date;

ALTER TABLE attempts
  -- A quick quiz keeps the streak alive; it earns no badge and stands in no average.
  ADD COLUMN is_quick boolean NOT NULL DEFAULT false,
  -- Seconds on a visible screen; where none were recorded, from start to finish.
  ADD COLUMN duration_seconds integer CHECK (duration_seconds >= 0);
UPDATE attempts
SET duration_seconds = least(
  coalesce((SELECT sum(spent) FROM unnest(seconds) AS spent), extract(epoch FROM finished_at - started_at)),
  3600 * cardinality(question_ids))::int
WHERE submitted_at IS NOT NULL;
ALTER TABLE attempts
  ADD CHECK ((duration_seconds IS NULL) = (submitted_at IS NULL));

-- What the dashboards read, kept in the statement that closes an attempt; `npm run db:repair` makes all of it anew.
-- score_sum adds up scores in ten-thousandths of the total: whole numbers give one sum in any order.
CREATE TABLE student_totals (
  student_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  quizzes integer NOT NULL,
  quick_quizzes integer NOT NULL,
  -- Without the quick quizzes.
  score_sum bigint NOT NULL,
  last_finished_at timestamptz NOT NULL,
  last_attempt_id uuid NOT NULL
);

CREATE TABLE student_periods (
  student_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  unit text NOT NULL CHECK (unit IN ('day', 'month', 'year')),
  starts_on date NOT NULL,
  attempts integer NOT NULL,
  score_sum bigint NOT NULL,
  seconds bigint NOT NULL,
  PRIMARY KEY (student_id, unit, starts_on)
);

CREATE TABLE student_subjects (
  student_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  subject text NOT NULL,
  attempts integer NOT NULL,
  score_sum bigint NOT NULL,
  PRIMARY KEY (student_id, subject)
);

-- Answers given, not questions skipped.
CREATE TABLE student_topics (
  student_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  chapter text NOT NULL,
  topic text NOT NULL,
  answered integer NOT NULL,
  correct integer NOT NULL CHECK (correct <= answered),
  PRIMARY KEY (student_id, chapter, topic)
);

-- Newest first, as every list of attempts has them: of one moment, the one with the higher id.
DROP INDEX attempts_of_student;
CREATE INDEX attempts_of_student ON attempts (student_id, finished_at, id) WHERE submitted_at IS NOT NULL;

-- The days on which a badge was earned: the fifth quiz, the first one under five minutes.
CREATE INDEX attempts_that_count ON attempts (student_id, finished_at, id) WHERE submitted_at IS NOT NULL AND NOT is_quick;
CREATE INDEX attempts_perfect ON attempts (student_id, finished_at)
  WHERE submitted_at IS NOT NULL AND NOT is_quick AND correct = length(chosen);
CREATE INDEX attempts_speedy ON attempts (student_id, finished_at)
  WHERE submitted_at IS NOT NULL AND NOT is_quick AND duration_seconds < 300;

-- One row: whether the four tables above must be made anew before they are read. Topics stand in the question bank,
-- not in the database, so the server does it at its next start.
CREATE TABLE rollups (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  needs_rebuild boolean NOT NULL
);
INSERT INTO rollups (needs_rebuild) SELECT EXISTS (SELECT FROM attempts WHERE submitted_at IS NOT NULL);
