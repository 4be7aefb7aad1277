-- Counts requests of tokens against their rate limit: at most p_limit in any 60 seconds (contract
-- §9.7). p_token_ids must be sorted, because the rows are locked in this order, and have no duplicates;
-- the other arrays have each token's workspace and number of requests. As many requests are allowed as
-- the limit permits; `remaining` is how many it permits after them.
--
-- The clock is read under the row's lock, so times are in order however many processes run this
-- concurrently.
--
-- A row has one entry for all requests of a token that are counted together. Above 100 a minute,
-- earlier entries of the same 600 ms share one, with the time of the last of them: a row never has
-- more than 102 entries, and a request expires up to 600 ms late, never early.
create or replace function take_token_rates(
  p_workspace_ids text[], p_token_ids text[], p_requests int[], p_limit int
)
returns table (token_id text, allowed int, remaining int, reset_seconds int)
language plpgsql as $$
#variable_conflict use_column
declare
  v_window constant interval := '60 seconds';
  v_taken text[] := '{}';
begin
  for token_id, allowed, remaining, reset_seconds in
    insert into token_rates as w (workspace_id, token_id, passes, counts)
    select asked.workspace_id, asked.token_id, array[clock_timestamp()],
      array[least(asked.requests, p_limit)]
    from unnest(p_workspace_ids, p_token_ids, p_requests)
      as asked (workspace_id, token_id, requests)
    on conflict (workspace_id, token_id) do update
    -- Times are in order, so expired entries come first. The new entry stays separate, and last,
    -- because it says how many requests were allowed. The one before it may join its predecessor.
    set (passes, counts) = (
      select
        w.passes[kept.first:kept.last - 1 - kept.joined] || w.passes[kept.next:kept.last]
          || greatest(clock_timestamp(), w.passes[kept.last]),
        kept.counts[kept.first:kept.last - 1 - kept.joined]
          || case when kept.next = kept.last then array[
            kept.counts[kept.last] + case kept.joined when 1 then kept.counts[kept.last - 1] else 0 end
          ] else '{}' end
          || least(excluded.counts[1], p_limit - kept.requests)
      from (
        select earlier.*, greatest(earlier.first, earlier.last) as next,
          (
            p_limit > 100 and earlier.first < earlier.last
            and date_bin('600 ms', w.passes[earlier.last - 1], 'epoch')
              = date_bin('600 ms', w.passes[earlier.last], 'epoch')
          )::int as joined
        from (
          select cardinality(w.passes) as last,
            1 + count(*) filter (where entry.pass <= clock.now - v_window)::int as first,
            coalesce(
              sum(coalesce(entry.requests, 1)) filter (where entry.pass > clock.now - v_window), 0
            )::int as requests,
            coalesce(w.counts, array_fill(1, array[cardinality(w.passes)])) as counts
          from (select clock_timestamp() as now) clock,
            unnest(w.passes, w.counts) as entry (pass, requests)
        ) earlier
      ) kept
    )
    where p_limit > (
      select coalesce(sum(coalesce(earlier.requests, 1)), 0)
      from unnest(w.passes, w.counts) as earlier (pass, requests)
      where earlier.pass > clock_timestamp() - v_window
    )
    returning w.token_id, w.counts[cardinality(w.counts)],
      p_limit - (select sum(requests)::int from unnest(w.counts) requests),
      greatest(1, ceil(extract(epoch from w.passes[1] + v_window - clock_timestamp())))::int
  loop
    v_taken := v_taken || token_id;
    return next;
  end loop;
  if cardinality(v_taken) < cardinality(p_token_ids) then
    return query
      select w.token_id, 0, 0,
        greatest(1, ceil(extract(epoch from w.passes[1] + v_window - clock_timestamp())))::int
      from unnest(p_workspace_ids, p_token_ids) as asked (workspace_id, token_id)
      join token_rates w on w.workspace_id = asked.workspace_id and w.token_id = asked.token_id
      where w.token_id <> all (v_taken);
  end if;
end
$$;
