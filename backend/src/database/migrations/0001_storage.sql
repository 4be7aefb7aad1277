-- What the TypeScript schema cannot express: how rows are stored, what an index includes, and the
-- composite type used by `accept_generations`.

-- Leaves space in each page for the updates of a job, so that they stay on the same page.
alter table jobs set (fillfactor = 75);
--> statement-breakpoint
alter table usage_counters set (fillfactor = 50);
--> statement-breakpoint
alter table rate_windows set (fillfactor = 50);
--> statement-breakpoint
alter table tokens set (fillfactor = 80);
--> statement-breakpoint
-- A listing is two to four kB: stored as is, not compressed and not moved out of its row. A search
-- only reads the index for rows that a vacuum has seen, so the table is vacuumed after a fixed
-- number of inserts, however large it is.
alter table listings set (
  toast_tuple_target = 8160,
  autovacuum_vacuum_insert_scale_factor = 0,
  autovacuum_vacuum_insert_threshold = 3000
);
--> statement-breakpoint
-- A history page is found in this index alone: the rows are twenty times as wide.
drop index listings_workspace;
--> statement-breakpoint
create index listings_workspace on listings (workspace_id, created_at, id)
  include (platform, tone, brand_id, search_text);
--> statement-breakpoint
-- What `admit` found for one of several requests.
create type admission as (
  ordinal int, verdict text, rate_remaining int, rate_reset int, token_id text, workspace_id text,
  user_id text, plan text, active_brand_id text
);
