-- name: listColumns
-- Every column that refers to a user, and every other one that is an id or is named like a person, in every schema. A part
-- of a divided table counts as the table.
SELECT DISTINCT spaces.nspname AS schema, coalesce(roots.relname, tables.relname) AS "table", attname AS "column",
  CASE WHEN to_users.oid IS NOT NULL THEN to_users.confdeltype::text END AS "onDelete"
FROM pg_class AS tables
JOIN pg_namespace AS spaces ON spaces.oid = relnamespace AND nspname = ANY ($schemas)
LEFT JOIN pg_class AS roots ON roots.oid = pg_partition_root(tables.oid)
JOIN pg_attribute ON attrelid = tables.oid AND attnum > 0 AND NOT attisdropped
LEFT JOIN pg_constraint AS to_users ON to_users.conrelid = tables.oid AND to_users.contype = 'f'
  AND attnum = ANY (to_users.conkey)
  AND to_users.confrelid = (SELECT oid FROM pg_class WHERE relname = 'users' AND relnamespace = tables.relnamespace)
WHERE tables.relkind IN ('r', 'p') AND (
  to_users.oid IS NOT NULL
  OR attname ~ $named
  OR atttypid = 'uuid'::regtype
    AND NOT EXISTS (
      SELECT FROM pg_constraint WHERE conrelid = tables.oid AND contype = 'f' AND attnum = ANY (conkey))
    AND NOT EXISTS (
      SELECT FROM pg_constraint
      WHERE conrelid = tables.oid AND contype = 'p' AND conkey[1] = attnum AND attname = 'id'
        AND tables.relname <> 'users'))
ORDER BY 1, 2, 3;
