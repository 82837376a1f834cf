-- The picture of a teacher or an institute, as the server has drawn it anew.
CREATE TABLE photos (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  -- Random, and new with each picture: who knows it may see the picture.
  id uuid NOT NULL UNIQUE,
  webp bytea NOT NULL CHECK (octet_length(webp) <= 40960),
  saved_at timestamptz NOT NULL
);

-- The drawing that stands for a student.
ALTER TABLE students ADD COLUMN avatar text;
