CREATE TABLE "audit_events" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"event" text NOT NULL,
	"action" text,
	"outcome" text NOT NULL,
	"actor" text,
	"subject" text,
	"detail" text,
	"address" text,
	"request_id" text,
	"times" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "token_days" (
	"token_id" text NOT NULL,
	"day" date NOT NULL,
	"requests" integer NOT NULL,
	CONSTRAINT "token_days_token_id_day_pk" PRIMARY KEY("token_id","day")
);
--> statement-breakpoint
CREATE TABLE "token_errors" (
	"token_id" text PRIMARY KEY NOT NULL,
	"errors" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_days" ADD CONSTRAINT "token_days_token_id_tokens_id_fk" FOREIGN KEY ("token_id") REFERENCES "public"."tokens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_errors" ADD CONSTRAINT "token_errors_token_id_tokens_id_fk" FOREIGN KEY ("token_id") REFERENCES "public"."tokens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_events_log" ON "audit_events" USING btree ("workspace_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_events_kind" ON "audit_events" USING btree ("workspace_id","kind","at","id");--> statement-breakpoint
CREATE INDEX "audit_events_actor" ON "audit_events" USING btree ("actor","workspace_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_events_subject" ON "audit_events" USING btree ("subject") WHERE kind in ('members', 'operator');--> statement-breakpoint
CREATE INDEX "token_days_age" ON "token_days" USING btree ("day");