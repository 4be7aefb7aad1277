ALTER TABLE "woo_bridge"."runs" ADD COLUMN "stored_bytes" bigint DEFAULT 0 NOT NULL;
