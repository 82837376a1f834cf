-- The badges of teachers and institutes. They are decided by figures that may fall again, so each is kept with its day
-- when its goal is first reached; the badges of students follow from their quizzes, which stay.
CREATE TABLE earned_badges (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- An identity provider may give somebody another role, whose badges have the same names.
  role text NOT NULL CHECK (role IN ('student', 'teacher', 'institute')),
  badge text NOT NULL,
  earned_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, role, badge)
);
