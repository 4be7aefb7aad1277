CREATE TABLE "usage_days" (
	"workspace_id" text NOT NULL,
	"day" date NOT NULL,
	"dashboard" integer NOT NULL,
	"keys" integer NOT NULL,
	"stores" integer NOT NULL,
	CONSTRAINT "usage_days_workspace_id_day_pk" PRIMARY KEY("workspace_id","day")
);
--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(left(product_name || ' ' || (listing ->> 'title'), 400))) STORED;
--> statement-breakpoint
-- A page of the history is found in this index alone: the rows themselves are twenty times as wide.
-- That holds for rows that a vacuum has seen, so it comes by more often than it would.
DROP INDEX "listings_workspace";
--> statement-breakpoint
CREATE INDEX "listings_workspace" ON "listings" USING btree ("workspace_id","created_at","id")
  INCLUDE ("platform","tone","brand_id","search_text");
--> statement-breakpoint
ALTER TABLE "listings" SET (autovacuum_vacuum_insert_scale_factor = 0.02);
