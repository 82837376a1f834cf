-- name: listTables
-- Those of the current schema, each behind all to which it refers.
WITH RECURSIVE tables AS (
  SELECT oid, 0 AS place
  FROM pg_class
  WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r' AND relname <> 'migrations'
  UNION
  SELECT conrelid, place + 1
  FROM tables
  JOIN pg_constraint ON confrelid = tables.oid AND contype = 'f' AND conrelid <> confrelid
)
SELECT quote_ident(relname) AS name
FROM tables
JOIN pg_class USING (oid)
GROUP BY relname
ORDER BY max(place), relname;
