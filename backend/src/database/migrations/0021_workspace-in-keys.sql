-- The windows of tokens begin anew when the function that counts them changes.
CREATE TABLE "token_rates" (
	"workspace_id" text NOT NULL,
	"token_id" text NOT NULL CONSTRAINT "token_rates_token_id_tokens_id_fk" REFERENCES "tokens"("id") ON DELETE cascade,
	"passes" timestamp with time zone[] NOT NULL,
	"counts" integer[],
	CONSTRAINT "token_rates_workspace_id_token_id_pk" PRIMARY KEY("workspace_id","token_id")
) WITH (fillfactor = 50);
--> statement-breakpoint
CREATE INDEX "token_rates_token" ON "token_rates" USING btree ("token_id");--> statement-breakpoint
ALTER TABLE "bulk_rows" ADD COLUMN "workspace_id" text;--> statement-breakpoint
ALTER TABLE "listing_versions" ADD COLUMN "workspace_id" text;--> statement-breakpoint
ALTER TABLE "token_days" ADD COLUMN "workspace_id" text;--> statement-breakpoint
ALTER TABLE "token_errors" ADD COLUMN "workspace_id" text;--> statement-breakpoint
-- Processes of the previous release insert rows without a workspace. The file of the function comes later.
CREATE FUNCTION fill_workspace() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_table_name = 'bulk_rows' then
    select r.workspace_id into new.workspace_id from bulk_runs r where r.id = new.run_id;
  else
    select l.workspace_id into new.workspace_id from listings l where l.id = new.listing_id;
  end if;
  return new;
end
$$;
--> statement-breakpoint
CREATE TRIGGER fill_workspace BEFORE INSERT ON "bulk_rows"
  FOR EACH ROW WHEN (new.workspace_id is null) EXECUTE FUNCTION fill_workspace();
--> statement-breakpoint
CREATE TRIGGER fill_workspace BEFORE INSERT ON "listing_versions"
  FOR EACH ROW WHEN (new.workspace_id is null) EXECUTE FUNCTION fill_workspace();
