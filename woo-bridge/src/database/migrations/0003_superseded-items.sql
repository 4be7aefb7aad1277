DROP INDEX "woo_bridge"."items_of_store";--> statement-breakpoint
ALTER TABLE "woo_bridge"."items" ADD COLUMN "superseded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "items_latest" ON "woo_bridge"."items" USING btree ("store_id","product_id","id" DESC NULLS LAST) WHERE not superseded;