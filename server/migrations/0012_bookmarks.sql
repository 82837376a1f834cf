-- The questions that a student wants to find again.
CREATE TABLE bookmarks (
  -- Of version 7, so that a later bookmark has a larger id.
  id uuid PRIMARY KEY,
  student_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  question_id text NOT NULL,
  subject text NOT NULL CHECK (subject IN ('Physics', 'Chemistry', 'Biology')),
  UNIQUE (student_id, question_id)
);
CREATE INDEX bookmarks_of_student ON bookmarks (student_id, id);
