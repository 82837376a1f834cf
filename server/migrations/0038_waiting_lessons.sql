-- Submitted attempts that have not taught anything yet, in the order of their submits (record 0053).
ALTER TABLE learners ADD COLUMN waiting uuid[] NOT NULL DEFAULT '{}';
-- The questions of which the student said that the answer was guessed.
ALTER TABLE attempts ADD COLUMN guessed text[];
