-- The name as the institute's office spells it: its next file finds the person by it, who may have corrected the account's.
-- And the role, for a student and a teacher may have one number.
ALTER TABLE roster_people ADD COLUMN name text, ADD COLUMN role text;
UPDATE roster_people SET name = users.name, role = users.role FROM users WHERE users.id = user_id;
ALTER TABLE roster_people ALTER COLUMN name SET NOT NULL, ALTER COLUMN role SET NOT NULL;
DROP INDEX roster_people_admission_no;
CREATE UNIQUE INDEX roster_people_admission_no ON roster_people (institute_id, role, lower(admission_no));

-- Whoever has a username of an institute, on its roster or no longer on any.
CREATE INDEX users_handle ON users (split_part(username, '@', 2)) WHERE username IS NOT NULL;

-- Somebody of a roster who has not chosen a password: without any, or with the one-time code of a card (record 0037).
CREATE FUNCTION has_no_password(person users) RETURNS boolean
LANGUAGE sql STABLE
RETURN person.password_hash IS NULL OR starts_with(person.password_hash, 'once$');
