ALTER TABLE "batch_items" ADD COLUMN "unchanged" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "request_digest" text;--> statement-breakpoint
CREATE INDEX "jobs_external_ref" ON "jobs" USING btree ("workspace_id","external_ref","created_at") WHERE request_digest is not null;