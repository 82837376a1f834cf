-- Whether each student has the options of a test in an order of their own.
ALTER TABLE tests ADD COLUMN shuffles_options boolean NOT NULL DEFAULT false;
-- Of each question as this candidate has them: the letters of the bank in the order in which the options are shown, or
-- nothing where they stand as in the bank. What was answered is stored in the letters of the bank.
ALTER TABLE sittings ADD COLUMN option_orders text[];
