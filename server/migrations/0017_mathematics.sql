-- Mathematics is a subject of the question bank, of teachers and of what students keep.
ALTER TABLE teachers
  DROP CONSTRAINT teachers_subject_check,
  ADD CONSTRAINT teachers_subject_check CHECK (subject IN ('Physics', 'Chemistry', 'Mathematics', 'Biology'));

ALTER TABLE bookmarks
  DROP CONSTRAINT bookmarks_subject_check,
  ADD CONSTRAINT bookmarks_subject_check CHECK (subject IN ('Physics', 'Chemistry', 'Mathematics', 'Biology'));
