-- Of a test on a paper sheet: a filled circle cannot be erased or changed.
ALTER TABLE tests ADD COLUMN fixed_circles boolean NOT NULL DEFAULT false;
