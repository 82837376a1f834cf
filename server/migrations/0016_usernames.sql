-- Pupils whom their school signs up often have no email. They have a username of the institute instead.
ALTER TABLE users ALTER COLUMN email DROP NOT NULL;
UPDATE users SET email = NULL WHERE email = '';

-- name@handle, in which the handle has no dot: no email is one.
ALTER TABLE users ADD COLUMN username text CHECK (username ~ '^[a-z0-9]+([.][a-z0-9]+)*@[a-z][a-z0-9]*$');
CREATE UNIQUE INDEX users_username ON users (username);

-- The short name of an institute that stands behind the @ of its usernames, chosen once.
ALTER TABLE institutes ADD COLUMN handle text CHECK (handle ~ '^[a-z][a-z0-9]*$');
CREATE UNIQUE INDEX institutes_handle ON institutes (handle);
