ALTER TABLE "woo_bridge"."created_tags" ALTER COLUMN "tag_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "woo_bridge"."stores" ALTER COLUMN "webhook_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "woo_bridge"."stores" ALTER COLUMN "update_webhook_id" SET DATA TYPE bigint;