-- Whom an institute has on its roster: the accounts that it made, with what only the institute knows of them.
CREATE TABLE roster_people (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  institute_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- The institute's own number of the person.
  admission_no text,
  -- Of a student. Every teacher's class of this name has the student, also one that begins later.
  class_name text,
  roll_no text,
  added_at timestamptz NOT NULL,
  -- Of a student. A teacher has left when the membership in staff has ended.
  left_at timestamptz
);
CREATE INDEX roster_people_of_institute ON roster_people (institute_id);
CREATE UNIQUE INDEX roster_people_admission_no ON roster_people (institute_id, lower(admission_no));
