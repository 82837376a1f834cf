-- What brings somebody who forgot the password back, once: a code, by its SHA-256. Of those on paper the newest counts,
-- and of those in a mail; the two do not make each other void.
CREATE TABLE reset_codes (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  code_hash bytea NOT NULL UNIQUE,
  -- The teacher or institute who made it; null for the operator.
  maker_id uuid REFERENCES users ON DELETE SET NULL,
  expires_at timestamptz NOT NULL,
  by_mail boolean NOT NULL DEFAULT false,
  PRIMARY KEY (user_id, by_mail)
);
CREATE INDEX reset_codes_of_maker ON reset_codes (maker_id);

-- When the person showed, by a link in a mail, that the address is theirs. Another address has to be shown anew.
ALTER TABLE users ADD COLUMN email_verified_at timestamptz;
