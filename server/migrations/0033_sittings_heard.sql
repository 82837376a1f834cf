-- A server that remembers who has no paper hears of the first (record 0033).
CREATE FUNCTION say_sitting_made() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('vikalp', concat_ws(' ', TG_TABLE_SCHEMA, 'sitting', NEW.student_id));
  RETURN NULL;
END $$;

CREATE TRIGGER sitting_made AFTER INSERT ON sittings
  FOR EACH ROW EXECUTE FUNCTION say_sitting_made();
