-- online
DROP INDEX CONCURRENTLY IF EXISTS "woo_bridge"."stores_origin";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "stores_origin" ON "woo_bridge"."stores" USING btree ((split_part("url", '/', 1) || '//' || split_part("url", '/', 3))) WHERE "woo_bridge"."stores"."token" is not null;
