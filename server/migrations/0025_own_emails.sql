-- An address that somebody asks for in place of theirs. It counts once the link that was sent to it is opened.
ALTER TABLE users ADD COLUMN asked_email text;

-- The email that others may see: confirmed by its owner, or named by the provider that has checked it.
CREATE FUNCTION known_email(person users) RETURNS text
LANGUAGE sql STABLE
RETURN CASE WHEN person.issuer <> 'vikalp' OR person.email_verified_at IS NOT NULL THEN person.email END;

-- The people of the demo are known to all. Nobody else may have these addresses.
UPDATE users SET email_verified_at = created_at
WHERE issuer = 'vikalp' AND subject LIKE '%@vikalp.example';
