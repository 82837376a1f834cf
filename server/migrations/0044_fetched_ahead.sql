-- Fetched by a phone for when it has no network, and not begun as far as the server knows.
ALTER TABLE attempts ADD COLUMN is_ahead boolean NOT NULL DEFAULT false;
