ALTER TABLE "idempotency_keys" DROP CONSTRAINT "idempotency_keys_workspace_id_key_pk";--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "kind" text DEFAULT 'async' NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_pk" PRIMARY KEY("workspace_id","kind","key");
