-- The number of the last block that the day has had, so that none is given twice on it.
ALTER TABLE plans ADD COLUMN last_block integer NOT NULL DEFAULT 0;
