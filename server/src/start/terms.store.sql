-- name: forgetRevoked
-- Kept for longer than the token lives: a clock that was ahead for some weeks must not bring it back when it is set right.
DELETE FROM revoked_tokens WHERE expires_at <= $before;

-- name: forgetMarks
-- The days of the register stay, as numbers.
DELETE FROM register_marks USING classes WHERE classes.id = class_id AND archived_at <= $before;

-- name: forgetMembers
DELETE FROM enrolments USING classes WHERE classes.id = class_id AND archived_at <= $before;

-- name: forgetStaff
DELETE FROM staff WHERE left_at <= $before;

-- name: forgetFormerDays
-- A dashboard shows the days of the running week alone.
DELETE FROM former_periods WHERE unit = 'day' AND starts_on <= $before;

-- name: forgetPlans
DELETE FROM plans WHERE on_day <= $before;

-- name: forgetFormerGroups
DELETE FROM former_groups WHERE NOT EXISTS (SELECT FROM former_group_classes WHERE group_id = former_groups.id);
