-- One row for each sign-in that has not been signed out. A token names its row and is accepted while the row is there.
CREATE TABLE devices (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Families of the browser and its system, null where it does not say.
  browser text CHECK (char_length(browser) <= 20),
  system text CHECK (char_length(system) <= 20),
  signed_in_at timestamptz NOT NULL,
  -- Written when the token is renewed, once a day at most.
  seen_on date NOT NULL
);
CREATE INDEX devices_of_user ON devices (user_id);
CREATE INDEX devices_unseen ON devices (seen_on);

-- Tokens of older versions name no device: those signed before this moment are refused.
ALTER TABLE users ADD COLUMN tokens_valid_from timestamptz;

CREATE FUNCTION say_device_left() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('vikalp', concat_ws(' ', TG_TABLE_SCHEMA, 'user', OLD.user_id));
  RETURN NULL;
END $$;

CREATE TRIGGER device_left AFTER DELETE ON devices
  FOR EACH ROW EXECUTE FUNCTION say_device_left();

CREATE OR REPLACE TRIGGER users_changed AFTER UPDATE OF id, name, email, role, tokens_valid_from OR DELETE ON users
  FOR EACH ROW EXECUTE FUNCTION say_user_changed();
