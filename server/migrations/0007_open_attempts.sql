-- A start asks for the open attempts of its student, to let the oldest go beyond what one keeps open.
CREATE INDEX attempts_open ON attempts (student_id, started_at, id) WHERE submitted_at IS NULL;
