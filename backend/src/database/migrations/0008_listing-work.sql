CREATE TABLE "dismissed_first_steps" (
	"user_id" text PRIMARY KEY NOT NULL,
	"dismissed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_versions" (
	"listing_id" text NOT NULL,
	"version" integer NOT NULL,
	"listing" json NOT NULL,
	"provenance" json,
	"edited_fields" text[] NOT NULL,
	"broken_rules" json NOT NULL,
	"cause" text NOT NULL,
	"field" text,
	"edit_session" text,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listing_versions_listing_id_version_pk" PRIMARY KEY("listing_id","version")
);
--> statement-breakpoint
DROP INDEX "listings_workspace";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "edited_fields" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "broken_rules" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "dismissed_first_steps" ADD CONSTRAINT "dismissed_first_steps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listings_deleted" ON "listings" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
-- A history page is found in this index alone, as the storage migration says.
CREATE INDEX "listings_workspace" ON "listings" USING btree ("workspace_id","created_at","id") INCLUDE ("platform","tone","brand_id","search_text") WHERE deleted_at is null;
--> statement-breakpoint
-- Stored as listings are: as is, in the row.
ALTER TABLE "listing_versions" SET (toast_tuple_target = 8160);