-- Since when the page was gone, of the time that a student asks for.
ALTER TABLE sittings ADD COLUMN asked_from timestamptz;
