-- is_sample, here and below: written by the seed of the sample institute. Strangers who look at the sample see no other
-- rows of it, because everybody can sign in with the demo accounts and write something.
ALTER TABLE users ADD COLUMN is_sample boolean NOT NULL DEFAULT false;
CREATE INDEX users_of_sample ON users (role) WHERE is_sample;

-- What an account says of itself, by role. A row appears when something is first said.
CREATE TABLE students (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  grade text CHECK (grade IN ('Class 11', 'Class 12', 'Repeating')),
  phone text,
  parent_contact text,
  address text,
  is_sample boolean NOT NULL DEFAULT false
);

CREATE TABLE teachers (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  subject text CHECK (subject IN ('Physics', 'Chemistry', 'Biology')),
  qualification text,
  phone text,
  teaching_since smallint,
  is_sample boolean NOT NULL DEFAULT false
);

CREATE TABLE institutes (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  accreditation text,
  location text,
  established_year smallint,
  is_sample boolean NOT NULL DEFAULT false
);

-- What a teacher types to belong to an institute.
CREATE TABLE invitations (
  institute_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  code text NOT NULL UNIQUE
);

-- Which teacher belongs to which institute, and since when; at most one institute at a time.
CREATE TABLE staff (
  teacher_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  institute_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  joined_at timestamptz NOT NULL,
  left_at timestamptz CHECK (left_at >= joined_at),
  PRIMARY KEY (teacher_id, institute_id, joined_at)
);
CREATE UNIQUE INDEX staff_now ON staff (teacher_id) WHERE left_at IS NULL;
CREATE INDEX staff_of_institute ON staff (institute_id, left_at);

CREATE TABLE classes (
  id uuid PRIMARY KEY,
  teacher_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  name text NOT NULL,
  code text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  -- An archived class has ended: nobody is enrolled in it any more.
  archived_at timestamptz,
  is_sample boolean NOT NULL DEFAULT false
);
CREATE INDEX classes_of_teacher ON classes (teacher_id);

CREATE TABLE enrolments (
  class_id uuid NOT NULL REFERENCES classes ON DELETE CASCADE,
  student_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  roll_no text NOT NULL,
  enrolled_at timestamptz NOT NULL,
  ended_at timestamptz CHECK (ended_at >= enrolled_at),
  is_sample boolean NOT NULL DEFAULT false,
  PRIMARY KEY (class_id, student_id, enrolled_at)
);
CREATE UNIQUE INDEX enrolments_now ON enrolments (class_id, student_id) WHERE ended_at IS NULL;
CREATE UNIQUE INDEX enrolments_roll_no ON enrolments (class_id, roll_no) WHERE ended_at IS NULL;
CREATE INDEX enrolments_of_student ON enrolments (student_id) WHERE ended_at IS NULL;

-- The attendance register: a class day, and who was there.
CREATE TABLE register_days (
  class_id uuid NOT NULL REFERENCES classes ON DELETE CASCADE,
  day date NOT NULL,
  taken_at timestamptz NOT NULL,
  -- How many marks the day has, and how many of them are present: a chart of five years cannot read every mark.
  marks integer NOT NULL,
  present integer NOT NULL CHECK (present BETWEEN 0 AND marks),
  is_sample boolean NOT NULL DEFAULT false,
  PRIMARY KEY (class_id, day)
);

CREATE TABLE register_marks (
  class_id uuid NOT NULL,
  day date NOT NULL,
  student_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  is_present boolean NOT NULL,
  PRIMARY KEY (class_id, day, student_id),
  FOREIGN KEY (class_id, day) REFERENCES register_days ON DELETE CASCADE
);
CREATE INDEX register_marks_of_student ON register_marks (student_id, class_id, is_present);

CREATE TABLE activities (
  id uuid PRIMARY KEY,
  institute_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  type text NOT NULL CHECK (type IN ('assessment', 'meeting', 'test', 'training')),
  title text NOT NULL,
  description text NOT NULL,
  day date NOT NULL,
  -- A percentage ('92%') or a word ('Completed'); may be absent.
  score text,
  created_at timestamptz NOT NULL,
  is_sample boolean NOT NULL DEFAULT false
);
CREATE INDEX activities_of_institute ON activities (institute_id, day DESC, created_at DESC);

-- Who opened whose phone number and parent contact, and when. Kept when the reader is gone.
CREATE TABLE contact_readings (
  id uuid PRIMARY KEY,
  reader_id uuid REFERENCES users ON DELETE SET NULL,
  student_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  read_at timestamptz NOT NULL
);
CREATE INDEX contact_readings_of_student ON contact_readings (student_id, read_at);
CREATE INDEX contact_readings_of_reader ON contact_readings (reader_id);

-- Who is taught by whom at this moment, and at which institute: the ground of every right of a teacher or institute. An
-- identity provider may give somebody another role: what hung on the old one rests until it is given back.
CREATE VIEW present_pupils AS
SELECT enrolments.student_id, enrolments.roll_no, enrolments.enrolled_at, classes.id AS class_id,
  classes.name AS class_name, classes.teacher_id, institutes.id AS institute_id,
  enrolments.is_sample AND classes.is_sample AND students.is_sample AND teachers.is_sample AS is_sample
FROM enrolments
JOIN users AS students ON students.id = enrolments.student_id AND students.role = 'student'
JOIN classes ON classes.id = enrolments.class_id AND classes.archived_at IS NULL
JOIN users AS teachers ON teachers.id = classes.teacher_id AND teachers.role = 'teacher'
LEFT JOIN staff ON staff.teacher_id = classes.teacher_id AND staff.left_at IS NULL
LEFT JOIN users AS institutes ON institutes.id = staff.institute_id AND institutes.role = 'institute'
WHERE enrolments.ended_at IS NULL;

-- The running classes by who may look, so that one statement serves a teacher and an institute. is_sample: what a
-- stranger sees of the sample, where a real person may have come in with a code.
CREATE VIEW seen_classes AS
SELECT viewer_id, class_id, class_name, teacher_id, seen.is_sample AND teachers.is_sample AS is_sample
FROM (
  SELECT teacher_id AS viewer_id, id AS class_id, name AS class_name, teacher_id, is_sample
  FROM classes
  WHERE archived_at IS NULL
  UNION ALL
  SELECT staff.institute_id, classes.id, classes.name, classes.teacher_id, classes.is_sample
  FROM staff
  JOIN users AS institutes ON institutes.id = staff.institute_id AND institutes.role = 'institute'
  JOIN classes ON classes.teacher_id = staff.teacher_id AND classes.archived_at IS NULL
  WHERE staff.left_at IS NULL
) AS seen
JOIN users AS teachers ON teachers.id = seen.teacher_id AND teachers.role = 'teacher';

CREATE VIEW seen_pupils AS
SELECT viewer_id, class_id, class_name, teacher_id, student_id, roll_no,
  seen_classes.is_sample AND students.is_sample AND enrolments.is_sample AS is_sample
FROM seen_classes
JOIN enrolments USING (class_id)
JOIN users AS students ON students.id = enrolments.student_id AND students.role = 'student'
WHERE enrolments.ended_at IS NULL;
