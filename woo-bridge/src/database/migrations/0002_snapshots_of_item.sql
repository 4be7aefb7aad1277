DROP INDEX "woo_bridge"."snapshots_of_item";--> statement-breakpoint
CREATE INDEX "snapshots_of_item" ON "woo_bridge"."snapshots" USING btree ("item_id");