-- An index on the student alone led the planner away from the others: a start of a student with 10,000 attempts read them
-- all. The one in the order of the history serves who is deleted as well, once it holds the open attempts too.
DROP INDEX attempts_of_user;
DROP INDEX attempts_of_student;
CREATE INDEX attempts_of_student ON attempts (student_id, finished_at, id);
