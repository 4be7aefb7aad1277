-- online
DROP INDEX CONCURRENTLY IF EXISTS "bulk_rows_by_state";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "bulk_rows_by_state" ON "bulk_rows" USING btree ("workspace_id","run_id","state","row");
