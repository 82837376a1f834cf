-- Every short name that an institute has chosen: usernames with it stand on cards and belong to people, so it goes to nobody
-- else when the institute is gone.
CREATE TABLE handles (
  handle text PRIMARY KEY CHECK (handle ~ '^[a-z][a-z0-9]*$')
);
INSERT INTO handles
SELECT handle FROM institutes WHERE handle IS NOT NULL
UNION
SELECT split_part(username, '@', 2) FROM users WHERE username IS NOT NULL;
