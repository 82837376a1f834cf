-- The classes that a test is set for besides the one that it was made in.
CREATE TABLE test_other_classes (
  test_id uuid NOT NULL REFERENCES tests ON DELETE CASCADE,
  class_id uuid NOT NULL REFERENCES classes ON DELETE CASCADE,
  PRIMARY KEY (test_id, class_id)
);
CREATE INDEX test_other_classes_of_class ON test_other_classes (class_id);

-- Every class of a test. One that another teacher has taken over is none of it any more.
CREATE VIEW test_classes AS
SELECT id AS test_id, class_id FROM tests
UNION ALL
SELECT test_id, others.id
FROM test_other_classes
JOIN tests ON tests.id = test_id
JOIN classes AS first ON first.id = tests.class_id
JOIN classes AS others ON others.id = test_other_classes.class_id AND others.teacher_id = first.teacher_id
  AND others.id <> first.id;

-- A slip is repaired once in each class.
ALTER TABLE assignments DROP CONSTRAINT assignments_test_id_repairs_key, ADD UNIQUE (test_id, class_id, repairs);
