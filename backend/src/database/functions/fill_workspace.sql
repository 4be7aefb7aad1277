-- Gives rows that a process of the release before 0.1.0 inserts their workspace; removable after 0.1.0.
-- The triggers are in the migration that added the column.
create or replace function fill_workspace() returns trigger
language plpgsql set enable_seqscan = off as $$
begin
  if tg_table_name = 'bulk_rows' then
    select r.workspace_id into new.workspace_id from bulk_runs r where r.id = new.run_id;
  else
    select l.workspace_id into new.workspace_id from listings l where l.id = new.listing_id;
  end if;
  return new;
end
$$;
