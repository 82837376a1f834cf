-- Who was erased: a random id that belongs to nobody any more, kept so that a backup cannot bring the person back.
CREATE TABLE tombstones (
  user_id uuid PRIMARY KEY,
  erased_at timestamptz NOT NULL
);

-- Deleting a user looks for all that is theirs.
CREATE INDEX attempts_of_user ON attempts (student_id);
CREATE INDEX enrolments_of_user ON enrolments (student_id);

-- What the erased pupils of some classes practised, in sums: everybody who was in the same classes and agreed to the same
-- institutes is in one group, and none of its rows is about one of them.
CREATE TABLE former_groups (
  id uuid PRIMARY KEY,
  quizzes integer NOT NULL,
  score_sum bigint NOT NULL
);
CREATE TABLE former_group_classes (
  group_id uuid NOT NULL REFERENCES former_groups ON DELETE CASCADE,
  class_id uuid NOT NULL REFERENCES classes ON DELETE CASCADE,
  agreed_institute_id uuid REFERENCES users ON DELETE SET NULL,
  PRIMARY KEY (group_id, class_id)
);
CREATE INDEX former_group_classes_of_class ON former_group_classes (class_id);
CREATE INDEX former_group_classes_of_institute ON former_group_classes (agreed_institute_id);
CREATE TABLE former_periods (
  group_id uuid NOT NULL REFERENCES former_groups ON DELETE CASCADE,
  unit text NOT NULL CHECK (unit IN ('day', 'month', 'year')),
  starts_on date NOT NULL,
  attempts integer NOT NULL,
  score_sum bigint NOT NULL,
  PRIMARY KEY (group_id, unit, starts_on)
);
CREATE TABLE former_subjects (
  group_id uuid NOT NULL REFERENCES former_groups ON DELETE CASCADE,
  subject text NOT NULL,
  attempts integer NOT NULL,
  score_sum bigint NOT NULL,
  PRIMARY KEY (group_id, subject)
);
CREATE TABLE former_topics (
  group_id uuid NOT NULL REFERENCES former_groups ON DELETE CASCADE,
  chapter text NOT NULL,
  topic text NOT NULL,
  answered integer NOT NULL,
  correct integer NOT NULL CHECK (correct <= answered),
  PRIMARY KEY (group_id, chapter, topic)
);

-- How erased students first answered a question, with the score in the rest of that quiz, for the statistics of questions.
CREATE TABLE former_answers (
  question_id text NOT NULL,
  key text NOT NULL,
  chosen text NOT NULL,
  rest_correct smallint NOT NULL,
  rest_total smallint NOT NULL,
  students integer NOT NULL,
  PRIMARY KEY (question_id, key, chosen, rest_correct, rest_total)
);

-- The groups behind the classes that a teacher or an institute sees, as seen_pupils has the pupils.
CREATE VIEW seen_former_groups AS
SELECT viewer_id, class_id, class_name, group_id
FROM seen_classes
JOIN former_group_classes USING (class_id)
WHERE viewer_id IN (teacher_id, agreed_institute_id);

-- Reports that stand although whoever made them was erased: a text that three people hid stays hidden.
ALTER TABLE suggestions ADD COLUMN former_reports integer NOT NULL DEFAULT 0;
CREATE OR REPLACE VIEW standing_reports AS
SELECT reports.suggestion_id, reports.user_id,
  greatest(users.created_at + interval '1 day', suggestions.kept_at + interval '30 days') AS counts_from
FROM suggestion_reports AS reports
JOIN suggestions ON suggestions.id = reports.suggestion_id
JOIN users ON users.id = reports.user_id
WHERE suggestions.kept_at IS NULL OR reports.reported_at > suggestions.kept_at
UNION ALL
SELECT id, NULL, '-infinity'
FROM suggestions
CROSS JOIN generate_series(1, former_reports)
WHERE former_reports > 0;
