DROP INDEX "shopify_app"."items_of_store";--> statement-breakpoint
DROP INDEX "shopify_app"."snapshots_of_item";--> statement-breakpoint
ALTER TABLE "shopify_app"."items" ADD COLUMN "superseded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "items_latest" ON "shopify_app"."items" USING btree ("store_id","product_id","id" DESC NULLS LAST) WHERE not superseded;--> statement-breakpoint
CREATE INDEX "snapshots_of_item" ON "shopify_app"."snapshots" USING btree ("item_id");