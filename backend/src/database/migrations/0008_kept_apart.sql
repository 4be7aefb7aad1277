DROP INDEX "brands_workspace";--> statement-breakpoint
DROP INDEX "invitations_workspace";--> statement-breakpoint
CREATE INDEX "brands_live" ON "brands" USING btree ("workspace_id","created_at","id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "brands_archived" ON "brands" USING btree ("workspace_id","archived_at","id") WHERE archived_at is not null;--> statement-breakpoint
CREATE INDEX "invitations_open" ON "invitations" USING btree ("workspace_id","expires_at") WHERE accepted_at is null and revoked_at is null;--> statement-breakpoint
-- However many listings there are: a search may meet so many that a vacuum has not seen, and no more.
ALTER TABLE "listings" SET (
  autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 3000
);
