-- Its counts may only be changed in the order of their key, like those of the other statements on items:
-- an update changes rows in the order in which it finds them, so they are locked before.
CREATE OR REPLACE FUNCTION "woo_bridge"."count_items"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op = 'DELETE' then
    perform from woo_bridge.run_counts c
    where exists (select from gone g where g.run_id = c.run_id and g.state = c.state)
    order by c.run_id, c.state for update;
    -- Its run, and with it the counts, may be deleted by the same statement.
    update woo_bridge.run_counts c set items = c.items - d.items, written = c.written - d.written
    from (
      select run_id, state, count(*) as items,
        sum(replaced_listings + (proposal is not null and listing_id is null)::int) as written
      from gone group by 1, 2
    ) d
    where c.run_id = d.run_id and c.state = d.state;
  elsif tg_op = 'INSERT' then
    insert into woo_bridge.run_counts as c
    select run_id, state, count(*),
      sum(replaced_listings + (proposal is not null and listing_id is null)::int)
    from added group by 1, 2 order by 1, 2
    on conflict (run_id, state) do update
      set items = c.items + excluded.items, written = c.written + excluded.written;
  else
    insert into woo_bridge.run_counts as c
    select run_id, state, sum(item), sum(listings)
    from (
      select run_id, state, 1 as item,
        replaced_listings + (proposal is not null and listing_id is null)::int as listings
      from added
      union all
      select run_id, state, -1,
        -(replaced_listings + (proposal is not null and listing_id is null)::int)
      from gone
    ) changes
    group by 1, 2 having sum(item) <> 0 or sum(listings) <> 0 order by 1, 2
    on conflict (run_id, state) do update
      set items = c.items + excluded.items, written = c.written + excluded.written;
  end if;
  return null;
end
$$;
