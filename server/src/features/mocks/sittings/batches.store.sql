-- name: storeBatch
-- A sign of life stores nothing. A batch that came before is not stored again.
WITH seen AS (
  UPDATE sittings
  SET batches = batches + 1, acts = acts + $acts::int,
    last_seen_at = CASE WHEN pages[cardinality(pages)] = $pageId THEN greatest(last_seen_at, $now) ELSE last_seen_at END
  WHERE student_id = $studentId AND id = $id AND state <> 'ready' AND batches < $mostBatches
    AND acts + $acts::int <= $mostActs
  RETURNING student_id, id, batches, state
), stored AS (
  INSERT INTO sitting_batches (student_id, sitting_id, page, digest, place, from_seq, to_seq, received_at, events)
  SELECT student_id, id, $page, $digest, batches, $fromSeq, $toSeq, $now, $events::jsonb
  FROM seen
  WHERE $toSeq > 0
  ON CONFLICT DO NOTHING
  RETURNING place
)
SELECT state, (SELECT count(*) FROM stored) AS stored FROM seen;

-- name: listRanges
SELECT from_seq AS "from", to_seq AS "to"
FROM sitting_batches
WHERE student_id = $studentId AND sitting_id = $id AND page = $page
ORDER BY from_seq;

-- name: listBatches
SELECT page, events
FROM sitting_batches
WHERE student_id = $studentId AND sitting_id = $id
ORDER BY place, page, from_seq;

-- name: forgetLeaves
-- As domain/src/sitting/leaves.ts does before something is stored: no number goes missing.
UPDATE sitting_batches
SET events = (
  SELECT jsonb_agg(
    CASE
      WHEN act->>'k' = 'hidden' OR (act->>'k' = 'shown' AND (act->>'seq')::int > 1)
      THEN jsonb_build_object('seq', act->'seq', 'k', 'paper', 't', act->'t')
      ELSE act
    END ORDER BY nth)
  FROM jsonb_array_elements(events) WITH ORDINALITY AS acts (act, nth))
FROM sittings
WHERE sittings.student_id = sitting_batches.student_id AND sittings.id = sitting_id AND closed_at <= $before
  AND jsonb_path_exists(events, '$[*] ? (@.k == "hidden" || (@.k == "shown" && @.seq > 1))');

-- name: deleteActs
DELETE FROM sitting_batches
USING sittings
WHERE sittings.student_id = sitting_batches.student_id AND sittings.id = sitting_id AND closed_at < $before;
