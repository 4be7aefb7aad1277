-- online
-- A run's listings are found and counted in this index alone, as a history page is in the others.
DROP INDEX CONCURRENTLY IF EXISTS "listings_of_run";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "listings_of_run" ON "listings" USING btree ("run_id","created_at","id") INCLUDE ("platform","tone","brand_id","origin","edited_at","breaks_rules","search_text") WHERE run_id is not null and deleted_at is null;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "listings_run";
