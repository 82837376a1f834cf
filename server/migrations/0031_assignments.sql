-- A quiz that a teacher sets for a class, or for some of it, until a day.
CREATE TABLE assignments (
  id uuid PRIMARY KEY,
  class_id uuid NOT NULL REFERENCES classes ON DELETE CASCADE,
  title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 200),
  exam text NOT NULL,
  subject text NOT NULL,
  chapters text[] NOT NULL CHECK (cardinality(chapters) > 0),
  question_count smallint NOT NULL CHECK (question_count BETWEEN 1 AND 50),
  -- The same questions for all; without them each student gets their own from the chapters.
  question_ids text[] CHECK (cardinality(question_ids) BETWEEN 1 AND 50),
  due_at timestamptz NOT NULL,
  made_at timestamptz NOT NULL,
  is_for_all boolean NOT NULL,
  -- Of a repair: the question of the test and the wrong option, which is repaired once.
  test_id uuid REFERENCES tests ON DELETE SET NULL,
  repairs text,
  UNIQUE (test_id, repairs)
);
CREATE INDEX assignments_of_class ON assignments (class_id, due_at);

-- For whom it is, where it is not for the whole class.
CREATE TABLE assignment_students (
  assignment_id uuid NOT NULL REFERENCES assignments ON DELETE CASCADE,
  student_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  PRIMARY KEY (assignment_id, student_id)
);
CREATE INDEX assignment_students_of_student ON assignment_students (student_id);

-- The assignment that a quiz was begun for. It may be gone by now: the quiz stays.
ALTER TABLE attempts ADD COLUMN assignment_id uuid;
CREATE INDEX attempts_of_assignment ON attempts (assignment_id, student_id) WHERE assignment_id IS NOT NULL;
