-- name: beat
-- None where the triggers do not say what changes, so that nobody believes to hear it.
SELECT pg_notify('vikalp', $beat)
WHERE 4 = (
  SELECT count(*) FROM pg_trigger
  WHERE tgenabled IN ('O', 'A') AND (tgrelid, tgname) IN (
    ('users'::regclass, 'users_changed'), ('devices'::regclass, 'device_left'),
    ('revoked_tokens'::regclass, 'token_revoked'), ('sittings'::regclass, 'sitting_made')));
