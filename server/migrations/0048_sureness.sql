-- How sure the candidate was of an answer, as said after the paper: from the question's id to a word.
ALTER TABLE sittings ADD COLUMN sureness jsonb NOT NULL DEFAULT '{}';
