-- The states as they are named now.
UPDATE "shopify_app"."items" SET
  "state" = CASE "state"
    WHEN 'push_queued' THEN 'publish_queued'
    WHEN 'pushing' THEN 'publishing'
    WHEN 'pushed' THEN 'published'
    ELSE "state"
  END,
  "stage" = CASE "stage" WHEN 'push' THEN 'publish' ELSE "stage" END
WHERE "state" IN ('push_queued', 'pushing', 'pushed') OR "stage" = 'push';
--> statement-breakpoint
UPDATE "shopify_app"."runs" SET "state" = 'canceled' WHERE "state" = 'cancelled';
