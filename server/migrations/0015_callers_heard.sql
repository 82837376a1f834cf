-- Servers remember who calls. What changes a caller is said to all of them in the moment of its commit.
CREATE FUNCTION say_user_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('vikalp', concat_ws(' ', TG_TABLE_SCHEMA, 'user', OLD.id));
  RETURN NULL;
END $$;

CREATE FUNCTION say_token_revoked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('vikalp', concat_ws(' ', TG_TABLE_SCHEMA, 'token', encode(NEW.token_hash, 'hex')));
  RETURN NULL;
END $$;

CREATE TRIGGER users_changed AFTER UPDATE OF id, name, email, role OR DELETE ON users
  FOR EACH ROW EXECUTE FUNCTION say_user_changed();

CREATE TRIGGER token_revoked AFTER INSERT ON revoked_tokens
  FOR EACH ROW EXECUTE FUNCTION say_token_revoked();
