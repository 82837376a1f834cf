CREATE TABLE users (
  id uuid PRIMARY KEY,
  -- Who vouches for the user: 'vikalp' for our own sign-up, else the external provider and its name for the user.
  issuer text NOT NULL,
  subject text NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  role text NOT NULL CHECK (role IN ('student', 'teacher', 'institute')),
  password_hash text,
  gender text,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (issuer, subject)
);

-- Signed-out tokens until they expire, by the SHA-256 of the token.
CREATE TABLE revoked_tokens (
  token_hash bytea PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
CREATE INDEX revoked_tokens_expiry ON revoked_tokens (expires_at);
