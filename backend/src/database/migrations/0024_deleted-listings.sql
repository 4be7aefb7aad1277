-- online
DROP INDEX CONCURRENTLY IF EXISTS "listings_deleted_of_workspace";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "listings_deleted_of_workspace" ON "listings" USING btree ("workspace_id","deleted_at","id") WHERE deleted_at is not null;
