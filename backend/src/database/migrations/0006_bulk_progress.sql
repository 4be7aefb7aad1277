DROP INDEX "bulk_rows_job";--> statement-breakpoint
ALTER TABLE "bulk_rows" ADD COLUMN "state" text NOT NULL;--> statement-breakpoint
ALTER TABLE "bulk_rows" ADD COLUMN "carried" json;--> statement-breakpoint
ALTER TABLE "bulk_rows" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "bulk_rows" ADD COLUMN "tries" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bulk_runs" ADD COLUMN "file" json;--> statement-breakpoint
ALTER TABLE "bulk_runs" ADD COLUMN "feeding" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bulk_runs" ADD COLUMN "products" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bulk_runs" ADD COLUMN "problems" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bulk_runs" ADD COLUMN "notes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bulk_runs" ADD COLUMN "written" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bulk_runs" ADD COLUMN "failed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bulk_runs" ADD COLUMN "started_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "bulk_rows_state" ON "bulk_rows" USING btree ("run_id","state","row");--> statement-breakpoint
CREATE INDEX "bulk_runs_feeding" ON "bulk_runs" USING btree ("id") WHERE feeding;