-- The teacher of the test does not count what came after the end.
ALTER TABLE sittings ADD COLUMN late_excluded boolean NOT NULL DEFAULT false;
