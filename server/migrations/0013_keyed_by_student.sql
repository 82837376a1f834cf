-- The tables that grow with every quiz carry the student in their key, so that they can be divided by student. Two
-- students may use the same id for a quiz.
ALTER TABLE attempts
  DROP CONSTRAINT attempts_pkey,
  ADD PRIMARY KEY (id, student_id);

ALTER TABLE bookmarks
  DROP CONSTRAINT bookmarks_pkey,
  ADD PRIMARY KEY (student_id, id);
DROP INDEX bookmarks_of_student;
