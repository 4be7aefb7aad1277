-- Counts one request of a token against a sliding minute: no 60 seconds hold more than p_limit (contract
-- §9.7). The clock is read under the row's lock, so times are in order however many processes run
-- it concurrently.
--
-- Up to 100 a minute, each request keeps its own time. Above that, the requests of each 600 ms
-- share one entry with the time of the last of them: a window never holds more than 101 entries,
-- and a request is forgotten at most 600 ms late, never early.
create or replace function take_token_rate(
  p_workspace_id text, p_token_id text, p_limit int,
  out allowed boolean, out remaining int, out reset_seconds int
)
language plpgsql set enable_seqscan = off as $$
declare
  v_window constant interval := '60 seconds';
  v_passes timestamptz[];
  v_counts int[];
begin
  if p_limit <= 100 then
    insert into token_rates as w (workspace_id, token_id, passes)
      values (p_workspace_id, p_token_id, array[clock_timestamp()])
      on conflict (workspace_id, token_id) do update
      set passes = array(
        select pass from unnest(w.passes) pass where pass > clock_timestamp() - v_window
      ) || clock_timestamp(),
      counts = null
      where p_limit > (
        select count(*) from unnest(w.passes) pass where pass > clock_timestamp() - v_window
      )
      returning w.passes into v_passes;
  else
    insert into token_rates as w (workspace_id, token_id, passes, counts)
      values (p_workspace_id, p_token_id, array[clock_timestamp()], array[1])
      on conflict (workspace_id, token_id) do update
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
    select w.passes, w.counts into v_passes, v_counts from token_rates w
      where w.workspace_id = p_workspace_id and w.token_id = p_token_id;
  end if;
  remaining := greatest(0, p_limit - coalesce(
    (select sum(requests)::int from unnest(v_counts) requests), cardinality(v_passes)
  ));
  reset_seconds := greatest(
    1, ceil(extract(epoch from v_passes[1] + v_window - clock_timestamp()))
  );
end
$$;
