ALTER TABLE "listings" ADD COLUMN "origin" text DEFAULT 'dashboard' NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "run_id" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "breaks_rules" boolean GENERATED ALWAYS AS (json_array_length(broken_rules) > 0) STORED;--> statement-breakpoint
CREATE INDEX "bulk_rows_job" ON "bulk_rows" USING btree ("job_id") WHERE job_id is not null;--> statement-breakpoint
-- What asked for the listings that exist; a copy is made in the dashboard.
UPDATE "listings" SET
	"origin" = CASE WHEN j.kind = 'bulk' THEN 'bulk' WHEN t.scope = 'plugin' THEN 'store' ELSE 'api' END,
	"run_id" = (SELECT r.run_id FROM "bulk_rows" r WHERE r.job_id = j.id)
FROM "jobs" j LEFT JOIN "tokens" t ON t.id = j.token_id
WHERE j.id = "listings"."job_id" AND NOT "listings"."is_copy"
	AND (j.kind = 'bulk' OR j.token_id IS NOT NULL);
--> statement-breakpoint
-- A history page is found in one of these indexes alone, as the storage migration says.
DROP INDEX "listings_workspace";--> statement-breakpoint
CREATE INDEX "listings_workspace" ON "listings" USING btree ("workspace_id","created_at","id") INCLUDE ("platform","tone","brand_id","origin","edited_at","breaks_rules","search_text") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "listings_name" ON "listings" USING btree ("workspace_id","search_text","id") INCLUDE ("created_at","platform","tone","brand_id","origin","edited_at","breaks_rules") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "listings_run" ON "listings" USING btree ("run_id","created_at","id") WHERE run_id is not null and deleted_at is null;
