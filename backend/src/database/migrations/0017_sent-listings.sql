CREATE TABLE "sent_listings" (
	"workspace_id" text NOT NULL CONSTRAINT "sent_listings_workspace_id_workspaces_id_fk" REFERENCES "workspaces"("id") ON DELETE cascade,
	"site_url" text NOT NULL,
	"listing_id" text NOT NULL CONSTRAINT "sent_listings_listing_id_listings_id_fk" REFERENCES "listings"("id") ON DELETE cascade,
	"user_id" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sent_listings_workspace_id_site_url_listing_id_pk" PRIMARY KEY("workspace_id","site_url","listing_id")
);
--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "takes_listings" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "sent_listings_listing" ON "sent_listings" USING btree ("listing_id");
