-- A public key of a person, whose private half is on their device or in their password manager.
CREATE TABLE passkeys (
  -- As the browser names it, in base64url.
  id text PRIMARY KEY CHECK (char_length(id) <= 1400),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 60),
  public_key bytea NOT NULL,
  -- Of signatures, as the device counts them; many always say 0.
  counter bigint NOT NULL,
  made_at timestamptz NOT NULL,
  used_on date
);
CREATE INDEX passkeys_of_user ON passkeys (user_id);

-- What a device has been asked to sign: once, and for some minutes. Nobody misses it after a crash or in a backup.
CREATE UNLOGGED TABLE passkey_challenges (
  challenge text PRIMARY KEY,
  -- Whose key it is to become; null where somebody signs in.
  user_id uuid REFERENCES users ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX passkey_challenges_of_user ON passkey_challenges (user_id);
