CREATE TABLE "batch_items" (
	"workspace_id" text NOT NULL,
	"batch_id" text NOT NULL,
	"position" integer NOT NULL,
	"job_id" text,
	"external_ref" text,
	"error_code" text,
	"error_message" text,
	CONSTRAINT "batch_items_workspace_id_batch_id_position_pk" PRIMARY KEY("workspace_id","batch_id","position")
);
--> statement-breakpoint
CREATE TABLE "batches" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"canceled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "batches_workspace" ON "batches" USING btree ("workspace_id","created_at","id");