-- What was finished before is not counted in what is believed: the student had it forgotten then.
ALTER TABLE learners ADD COLUMN counts_from timestamptz;
