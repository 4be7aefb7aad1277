-- The states as they are named now.
UPDATE "woo_bridge"."items" SET
  "state" = CASE "state"
    WHEN 'push_queued' THEN 'publish_queued'
    WHEN 'pushing' THEN 'publishing'
    WHEN 'pushed' THEN 'published'
    ELSE "state"
  END,
  "stage" = CASE "stage" WHEN 'push' THEN 'publish' ELSE "stage" END
WHERE "state" IN ('push_queued', 'pushing', 'pushed') OR "stage" = 'push';
--> statement-breakpoint
UPDATE "woo_bridge"."runs" SET "state" = 'canceled' WHERE "state" = 'cancelled';
