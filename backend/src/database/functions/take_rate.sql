-- Unused, and removable after 0.1.0: only processes of the release before it call it, during an upgrade
-- (ADR-0052).
create or replace function take_rate(
  p_key text, p_limit int, out allowed boolean, out remaining int, out reset_seconds int
)
language plpgsql set enable_seqscan = off as $$
declare
  v_window constant interval := '60 seconds';
  v_passes timestamptz[];
  v_counts int[];
begin
  if p_limit <= 100 then
    insert into rate_windows as w (key, passes) values (p_key, array[clock_timestamp()])
      on conflict (key) do update
      set passes = array(
        select pass from unnest(w.passes) pass where pass > clock_timestamp() - v_window
      ) || clock_timestamp(),
      counts = null
      where p_limit > (
        select count(*) from unnest(w.passes) pass where pass > clock_timestamp() - v_window
      )
      returning w.passes into v_passes;
  else
    insert into rate_windows as w (key, passes, counts)
      values (p_key, array[clock_timestamp()], array[1])
      on conflict (key) do update
      set (passes, counts) = (
        select array_agg(entry.pass order by entry.pass),
          array_agg(entry.requests order by entry.pass)
        from (
          select max(taken.pass) as pass, sum(taken.requests)::int as requests
          from (
            select pass, coalesce(requests, 1) as requests
            from unnest(w.passes, w.counts) as earlier (pass, requests)
            where pass > clock_timestamp() - v_window
            union all
            select clock_timestamp(), 1
          ) taken
          group by floor(extract(epoch from taken.pass) / 0.6)
        ) entry
      )
      where p_limit > (
        select coalesce(sum(coalesce(requests, 1)), 0)
        from unnest(w.passes, w.counts) as earlier (pass, requests)
        where pass > clock_timestamp() - v_window
      )
      returning w.passes, w.counts into v_passes, v_counts;
  end if;
  allowed := found;
  if not allowed then
    select w.passes, w.counts into v_passes, v_counts from rate_windows w where w.key = p_key;
  end if;
  remaining := greatest(0, p_limit - coalesce(
    (select sum(requests)::int from unnest(v_counts) requests), cardinality(v_passes)
  ));
  reset_seconds := greatest(
    1, ceil(extract(epoch from v_passes[1] + v_window - clock_timestamp()))
  );
end
$$;
