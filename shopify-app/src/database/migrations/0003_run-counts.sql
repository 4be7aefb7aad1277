CREATE TABLE "shopify_app"."run_counts" (
	"run_id" text NOT NULL,
	"state" text NOT NULL,
	"items" integer NOT NULL,
	"written" integer NOT NULL,
	CONSTRAINT "run_counts_run_id_state_pk" PRIMARY KEY("run_id","state")
);
--> statement-breakpoint
ALTER TABLE "shopify_app"."shops" ADD COLUMN "access_granted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shopify_app"."run_counts" ADD CONSTRAINT "run_counts_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "shopify_app"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Called by a trigger for each kind of statement on items. Rows are changed in the order of their
-- key, so that two statements never wait for each other.
CREATE FUNCTION "shopify_app"."count_items"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op = 'DELETE' then
    -- Its run, and with it the counts, may be deleted by the same statement.
    update shopify_app.run_counts c set items = c.items - d.items, written = c.written - d.written
    from (
      select run_id, state, count(*) as items, count(proposal) as written from gone group by 1, 2
    ) d
    where c.run_id = d.run_id and c.state = d.state;
  elsif tg_op = 'INSERT' then
    insert into shopify_app.run_counts as c
    select run_id, state, count(*), count(proposal) from added group by 1, 2 order by 1, 2
    on conflict (run_id, state) do update
      set items = c.items + excluded.items, written = c.written + excluded.written;
  else
    insert into shopify_app.run_counts as c
    select run_id, state, sum(item), sum(text)
    from (
      select run_id, state, 1 as item, (proposal is not null)::int as text from added
      union all
      select run_id, state, -1, -(proposal is not null)::int from gone
    ) changes
    group by 1, 2 having sum(item) <> 0 or sum(text) <> 0 order by 1, 2
    on conflict (run_id, state) do update
      set items = c.items + excluded.items, written = c.written + excluded.written;
  end if;
  return null;
end
$$;--> statement-breakpoint
LOCK TABLE "shopify_app"."items" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
CREATE TRIGGER "count_added_items" AFTER INSERT ON "shopify_app"."items"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "shopify_app"."count_items"();--> statement-breakpoint
CREATE TRIGGER "count_changed_items" AFTER UPDATE ON "shopify_app"."items"
  REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "shopify_app"."count_items"();--> statement-breakpoint
CREATE TRIGGER "count_gone_items" AFTER DELETE ON "shopify_app"."items"
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "shopify_app"."count_items"();--> statement-breakpoint
INSERT INTO "shopify_app"."run_counts"
  SELECT run_id, state, count(*), count(proposal) FROM "shopify_app"."items" GROUP BY 1, 2;
