-- The invitation code that the institute had when it dismissed the teacher, which does not bring the teacher back.
ALTER TABLE staff ADD COLUMN refused_code text;
