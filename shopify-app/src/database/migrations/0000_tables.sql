CREATE SCHEMA "shopify_app";
--> statement-breakpoint
CREATE TABLE "shopify_app"."connect_requests" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"staff_hash" text NOT NULL,
	"store_id" text NOT NULL,
	"verifier" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shopify_app"."items" (
	"id" text PRIMARY KEY NOT NULL,
	"run_id" text NOT NULL,
	"store_id" text NOT NULL,
	"position" integer NOT NULL,
	"product_id" text NOT NULL,
	"product_name" text NOT NULL,
	"state" text NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"request" json,
	"sent_at" timestamp with time zone,
	"job_id" text,
	"poll_at" timestamp with time zone,
	"base" json,
	"proposal" json,
	"scores" jsonb,
	"tip" text,
	"edits" json,
	"chosen" text[],
	"snapshot_id" text,
	"clicked" boolean DEFAULT false NOT NULL,
	"stage" text,
	"reason" jsonb,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shopify_app"."runs" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"key" text,
	"origin" text NOT NULL,
	"state" text NOT NULL,
	"reason" jsonb,
	"settings" jsonb NOT NULL,
	"selection" jsonb,
	"cursor" text,
	"waiting" jsonb,
	"faults" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"wake_at" timestamp with time zone,
	"lease_holder" text,
	"lease_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shopify_app"."sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"shop" text NOT NULL,
	"state" text NOT NULL,
	"is_online" boolean DEFAULT false NOT NULL,
	"scope" text,
	"expires" timestamp,
	"access_token" text NOT NULL,
	"user_id" bigint,
	"first_name" text,
	"last_name" text,
	"email" text,
	"account_owner" boolean,
	"locale" text,
	"collaborator" boolean,
	"email_verified" boolean,
	"refresh_token" text,
	"refresh_token_expires" timestamp
);
--> statement-breakpoint
CREATE TABLE "shopify_app"."shops" (
	"id" text PRIMARY KEY NOT NULL,
	"installed_at" timestamp with time zone NOT NULL,
	"reinstalled_at" timestamp with time zone,
	"uninstalled_at" timestamp with time zone,
	"token" text,
	"token_prefix" text,
	"connected_at" timestamp with time zone,
	"preferences" jsonb,
	"guide_done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shopify_app"."snapshots" (
	"id" text PRIMARY KEY NOT NULL,
	"item_id" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"raw" json NOT NULL,
	"before" json NOT NULL,
	"wanted" json NOT NULL,
	"after" json,
	"restored" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shopify_app"."connect_requests" ADD CONSTRAINT "connect_requests_store_id_shops_id_fk" FOREIGN KEY ("store_id") REFERENCES "shopify_app"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopify_app"."items" ADD CONSTRAINT "items_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "shopify_app"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopify_app"."snapshots" ADD CONSTRAINT "snapshots_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "shopify_app"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "connect_requests_staff" ON "shopify_app"."connect_requests" USING btree ("staff_hash");--> statement-breakpoint
CREATE INDEX "connect_requests_expiry" ON "shopify_app"."connect_requests" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "items_product" ON "shopify_app"."items" USING btree ("run_id","product_id");--> statement-breakpoint
CREATE INDEX "items_state" ON "shopify_app"."items" USING btree ("run_id","state","position");--> statement-breakpoint
CREATE INDEX "items_of_store" ON "shopify_app"."items" USING btree ("store_id","product_id");--> statement-breakpoint
CREATE INDEX "runs_of_store" ON "shopify_app"."runs" USING btree ("store_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "runs_key" ON "shopify_app"."runs" USING btree ("store_id","key");--> statement-breakpoint
CREATE INDEX "runs_due" ON "shopify_app"."runs" USING btree ("wake_at");--> statement-breakpoint
CREATE INDEX "sessions_of_shop" ON "shopify_app"."sessions" USING btree ("shop");--> statement-breakpoint
CREATE INDEX "snapshots_of_item" ON "shopify_app"."snapshots" USING btree ("item_id") WHERE restored = false;