-- online
DROP INDEX CONCURRENTLY IF EXISTS "invitations_expiry";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "invitations_expiry" ON "invitations" USING btree ("expires_at");
