CREATE TABLE "usage_months" (
	"workspace_id" text NOT NULL,
	"period" date NOT NULL,
	"counted_until" timestamp with time zone NOT NULL,
	"days" json NOT NULL,
	CONSTRAINT "usage_months_workspace_id_period_pk" PRIMARY KEY("workspace_id","period")
);
--> statement-breakpoint
-- Its counts are made again where they are asked for.
DROP TABLE "usage_days";
