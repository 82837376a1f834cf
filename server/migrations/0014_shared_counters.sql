-- What several servers count together. Nobody misses it after a crash or in a backup.
CREATE UNLOGGED TABLE call_windows (
  key text PRIMARY KEY,
  calls integer NOT NULL CHECK (calls > 0),
  ends_at timestamptz NOT NULL
);

CREATE UNLOGGED TABLE failed_tries (
  -- A hash of the email, which need not have an account.
  account text PRIMARY KEY,
  failures integer NOT NULL CHECK (failures > 0),
  last_at timestamptz NOT NULL
);
