CREATE SCHEMA "woo_bridge";
--> statement-breakpoint
CREATE TABLE "woo_bridge"."items" (
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
	"stage" text,
	"reason" jsonb,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "woo_bridge"."runs" (
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
CREATE TABLE "woo_bridge"."snapshots" (
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
CREATE TABLE "woo_bridge"."created_tags" (
	"store_id" text NOT NULL,
	"tag_id" integer NOT NULL,
	"unused" boolean DEFAULT false NOT NULL,
	CONSTRAINT "created_tags_store_id_tag_id_pk" PRIMARY KEY("store_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "woo_bridge"."access_requests" (
	"nonce_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"store_url" text NOT NULL,
	"state" text NOT NULL,
	"keys" text,
	"permissions" text,
	"wrong_codes" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "woo_bridge"."connect_requests" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"session_hash" text NOT NULL,
	"store_id" text NOT NULL,
	"verifier" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "woo_bridge"."sessions" (
	"hash" text PRIMARY KEY NOT NULL,
	"id" text DEFAULT gen_random_uuid()::text NOT NULL,
	"store_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"address" text,
	"user_agent" text,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "woo_bridge"."stores" (
	"id" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"name" text NOT NULL,
	"seo_plugin" text,
	"keys" text,
	"keys_hint" text,
	"keys_in_query" boolean DEFAULT false NOT NULL,
	"keys_refused_at" timestamp with time zone,
	"token" text,
	"token_prefix" text,
	"connected_at" timestamp with time zone,
	"preferences" jsonb,
	"automatic" boolean DEFAULT false NOT NULL,
	"automatic_since" timestamp with time zone,
	"webhook_id" integer,
	"update_webhook_id" integer,
	"webhook_secret" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stores_url_unique" UNIQUE("url")
);
--> statement-breakpoint
ALTER TABLE "woo_bridge"."items" ADD CONSTRAINT "items_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "woo_bridge"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "woo_bridge"."snapshots" ADD CONSTRAINT "snapshots_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "woo_bridge"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "woo_bridge"."created_tags" ADD CONSTRAINT "created_tags_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "woo_bridge"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "woo_bridge"."connect_requests" ADD CONSTRAINT "connect_requests_session_hash_sessions_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "woo_bridge"."sessions"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "woo_bridge"."connect_requests" ADD CONSTRAINT "connect_requests_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "woo_bridge"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "woo_bridge"."sessions" ADD CONSTRAINT "sessions_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "woo_bridge"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "items_product" ON "woo_bridge"."items" USING btree ("run_id","product_id");--> statement-breakpoint
CREATE INDEX "items_state" ON "woo_bridge"."items" USING btree ("run_id","state","position");--> statement-breakpoint
CREATE INDEX "items_of_store" ON "woo_bridge"."items" USING btree ("store_id","product_id");--> statement-breakpoint
CREATE INDEX "runs_of_store" ON "woo_bridge"."runs" USING btree ("store_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "runs_key" ON "woo_bridge"."runs" USING btree ("store_id","key");--> statement-breakpoint
CREATE INDEX "runs_due" ON "woo_bridge"."runs" USING btree ("wake_at");--> statement-breakpoint
CREATE INDEX "snapshots_of_item" ON "woo_bridge"."snapshots" USING btree ("item_id") WHERE restored = false;--> statement-breakpoint
CREATE INDEX "access_requests_expiry" ON "woo_bridge"."access_requests" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "access_requests_browser" ON "woo_bridge"."access_requests" USING btree ("browser_hash");--> statement-breakpoint
CREATE INDEX "connect_requests_session" ON "woo_bridge"."connect_requests" USING btree ("session_hash");--> statement-breakpoint
CREATE INDEX "connect_requests_expiry" ON "woo_bridge"."connect_requests" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "woo_bridge"."sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_store" ON "woo_bridge"."sessions" USING btree ("store_id");