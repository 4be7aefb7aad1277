DROP INDEX "credits_corrected";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "is_copy" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "credits_without_job" ON "credits" USING btree ("workspace_id") WHERE state in ('corrected', 'archived');--> statement-breakpoint
CREATE INDEX "jobs_removable" ON "jobs" USING btree ("workspace_id","created_at") WHERE finished_at is not null and (listing_id is null or kind = 'rewrite');--> statement-breakpoint
CREATE INDEX "listings_copies" ON "listings" USING btree ("job_id") WHERE is_copy;--> statement-breakpoint
UPDATE "listings" SET "is_copy" = true WHERE "product_name" LIKE '% (copy)';
