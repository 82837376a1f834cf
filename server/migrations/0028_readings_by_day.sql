-- One row for a reader, a student and an Indian day, with how often and when last: a reader who looks again and again
-- pushes nobody else out of what the student is shown.
ALTER TABLE contact_readings ADD COLUMN times integer NOT NULL DEFAULT 1 CHECK (times > 0);
WITH days AS (
  SELECT id, count(*) OVER of_day AS times, row_number() OVER (of_day ORDER BY read_at DESC, id) AS place
  FROM contact_readings
  WHERE reader_id IS NOT NULL
  WINDOW of_day AS (PARTITION BY student_id, reader_id, (read_at AT TIME ZONE 'Asia/Kolkata')::date)
), gone AS (
  DELETE FROM contact_readings USING days WHERE days.id = contact_readings.id AND place > 1
)
UPDATE contact_readings SET times = days.times
FROM days
WHERE days.id = contact_readings.id AND place = 1 AND days.times > 1;
CREATE UNIQUE INDEX contact_readings_by_day
  ON contact_readings (student_id, reader_id, ((read_at AT TIME ZONE 'Asia/Kolkata')::date));

-- A code is its maker's word: with the maker gone it opened the account as one of the operator's.
ALTER TABLE reset_codes DROP CONSTRAINT reset_codes_maker_id_fkey;
ALTER TABLE reset_codes ADD CONSTRAINT reset_codes_maker_id_fkey
  FOREIGN KEY (maker_id) REFERENCES users ON DELETE CASCADE;
