-- online
DROP INDEX CONCURRENTLY IF EXISTS "bulk_rows_unfilled";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "bulk_rows_unfilled" ON "bulk_rows" ("run_id") WHERE workspace_id is null;
--> statement-breakpoint
UPDATE "bulk_rows" SET workspace_id = parent.workspace_id FROM "bulk_runs" parent
WHERE parent.id = "bulk_rows"."run_id" AND "bulk_rows".workspace_id is null AND "bulk_rows".ctid = any(array(
	SELECT ctid FROM "bulk_rows" WHERE workspace_id is null LIMIT 1000
));
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "bulk_rows_unfilled";
--> statement-breakpoint
ALTER TABLE "bulk_rows"
	DROP CONSTRAINT IF EXISTS "bulk_rows_workspace",
	ADD CONSTRAINT "bulk_rows_workspace" CHECK (workspace_id is not null) NOT VALID;
--> statement-breakpoint
ALTER TABLE "bulk_rows" VALIDATE CONSTRAINT "bulk_rows_workspace";
--> statement-breakpoint
-- The constraint says so already, so no row is read.
-- squawk-ignore adding-not-nullable-field
ALTER TABLE "bulk_rows" ALTER COLUMN "workspace_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "bulk_rows" DROP CONSTRAINT IF EXISTS "bulk_rows_workspace";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "bulk_rows_new_key";
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "bulk_rows_new_key" ON "bulk_rows" USING btree ("workspace_id","run_id","row");
--> statement-breakpoint
ALTER TABLE "bulk_rows"
	DROP CONSTRAINT IF EXISTS "bulk_rows_run_id_row_pk",
	DROP CONSTRAINT IF EXISTS "bulk_rows_workspace_id_run_id_row_pk",
	ADD CONSTRAINT "bulk_rows_workspace_id_run_id_row_pk" PRIMARY KEY USING INDEX "bulk_rows_new_key";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "listing_versions_unfilled";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "listing_versions_unfilled" ON "listing_versions" ("listing_id") WHERE workspace_id is null;
--> statement-breakpoint
-- Nothing leads to versions of a listing that was erased.
DELETE FROM "listing_versions" WHERE ctid = any(array(
	SELECT v.ctid FROM "listing_versions" v
	WHERE v.workspace_id is null AND NOT EXISTS (SELECT FROM "listings" l WHERE l.id = v.listing_id)
	LIMIT 1000
));
--> statement-breakpoint
UPDATE "listing_versions" SET workspace_id = parent.workspace_id FROM "listings" parent
WHERE parent.id = "listing_versions"."listing_id" AND "listing_versions".workspace_id is null AND "listing_versions".ctid = any(array(
	SELECT ctid FROM "listing_versions" WHERE workspace_id is null LIMIT 1000
));
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "listing_versions_unfilled";
--> statement-breakpoint
ALTER TABLE "listing_versions"
	DROP CONSTRAINT IF EXISTS "listing_versions_workspace",
	ADD CONSTRAINT "listing_versions_workspace" CHECK (workspace_id is not null) NOT VALID;
--> statement-breakpoint
ALTER TABLE "listing_versions" VALIDATE CONSTRAINT "listing_versions_workspace";
--> statement-breakpoint
-- The constraint says so already, so no row is read.
-- squawk-ignore adding-not-nullable-field
ALTER TABLE "listing_versions" ALTER COLUMN "workspace_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "listing_versions" DROP CONSTRAINT IF EXISTS "listing_versions_workspace";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "listing_versions_listing";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "listing_versions_listing" ON "listing_versions" USING btree ("listing_id","version");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "listing_versions_new_key";
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "listing_versions_new_key" ON "listing_versions" USING btree ("workspace_id","listing_id","version");
--> statement-breakpoint
ALTER TABLE "listing_versions"
	DROP CONSTRAINT IF EXISTS "listing_versions_listing_id_version_pk",
	DROP CONSTRAINT IF EXISTS "listing_versions_workspace_id_listing_id_version_pk",
	ADD CONSTRAINT "listing_versions_workspace_id_listing_id_version_pk" PRIMARY KEY USING INDEX "listing_versions_new_key";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "token_days_unfilled";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "token_days_unfilled" ON "token_days" ("token_id") WHERE workspace_id is null;
--> statement-breakpoint
UPDATE "token_days" SET workspace_id = parent.workspace_id FROM "tokens" parent
WHERE parent.id = "token_days"."token_id" AND "token_days".workspace_id is null AND "token_days".ctid = any(array(
	SELECT ctid FROM "token_days" WHERE workspace_id is null LIMIT 1000
));
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "token_days_unfilled";
--> statement-breakpoint
ALTER TABLE "token_days"
	DROP CONSTRAINT IF EXISTS "token_days_workspace",
	ADD CONSTRAINT "token_days_workspace" CHECK (workspace_id is not null) NOT VALID;
--> statement-breakpoint
ALTER TABLE "token_days" VALIDATE CONSTRAINT "token_days_workspace";
--> statement-breakpoint
-- The constraint says so already, so no row is read.
-- squawk-ignore adding-not-nullable-field
ALTER TABLE "token_days" ALTER COLUMN "workspace_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "token_days" DROP CONSTRAINT IF EXISTS "token_days_workspace";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "token_days_token";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "token_days_token" ON "token_days" USING btree ("token_id");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "token_days_new_key";
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "token_days_new_key" ON "token_days" USING btree ("workspace_id","token_id","day");
--> statement-breakpoint
ALTER TABLE "token_days"
	DROP CONSTRAINT IF EXISTS "token_days_token_id_day_pk",
	DROP CONSTRAINT IF EXISTS "token_days_workspace_id_token_id_day_pk",
	ADD CONSTRAINT "token_days_workspace_id_token_id_day_pk" PRIMARY KEY USING INDEX "token_days_new_key";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "token_errors_unfilled";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "token_errors_unfilled" ON "token_errors" ("token_id") WHERE workspace_id is null;
--> statement-breakpoint
UPDATE "token_errors" SET workspace_id = parent.workspace_id FROM "tokens" parent
WHERE parent.id = "token_errors"."token_id" AND "token_errors".workspace_id is null AND "token_errors".ctid = any(array(
	SELECT ctid FROM "token_errors" WHERE workspace_id is null LIMIT 1000
));
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "token_errors_unfilled";
--> statement-breakpoint
ALTER TABLE "token_errors"
	DROP CONSTRAINT IF EXISTS "token_errors_workspace",
	ADD CONSTRAINT "token_errors_workspace" CHECK (workspace_id is not null) NOT VALID;
--> statement-breakpoint
ALTER TABLE "token_errors" VALIDATE CONSTRAINT "token_errors_workspace";
--> statement-breakpoint
-- The constraint says so already, so no row is read.
-- squawk-ignore adding-not-nullable-field
ALTER TABLE "token_errors" ALTER COLUMN "workspace_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "token_errors" DROP CONSTRAINT IF EXISTS "token_errors_workspace";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "token_errors_token";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "token_errors_token" ON "token_errors" USING btree ("token_id");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "token_errors_new_key";
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "token_errors_new_key" ON "token_errors" USING btree ("workspace_id","token_id");
--> statement-breakpoint
ALTER TABLE "token_errors"
	DROP CONSTRAINT IF EXISTS "token_errors_pkey",
	DROP CONSTRAINT IF EXISTS "token_errors_workspace_id_token_id_pk",
	ADD CONSTRAINT "token_errors_workspace_id_token_id_pk" PRIMARY KEY USING INDEX "token_errors_new_key";
