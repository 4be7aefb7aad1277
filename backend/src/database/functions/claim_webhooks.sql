-- Claims deliveries that are due, the oldest of each endpoint first, for one process: until the lease
-- ends, no other claims them. p_endpoints and p_in_flight are the process's deliveries in flight, per
-- endpoint: an endpoint gets no more than p_per_endpoint at a time, one that fails p_failing, and those
-- with fewer go first, so that no endpoint delays another.
--
-- Visits the endpoints with deliveries by the index, however many deliveries each has. Plans made for
-- empty tables would scan all of it later, hence the settings.
create or replace function claim_webhooks(
  p_endpoints text[], p_in_flight int[], p_per_endpoint int, p_failing int, p_limit int,
  p_lease_ms float8
)
returns table (
  id text, workspace_id text, endpoint_id text, type text, subject text, data json, attempts int,
  created_at timestamptz, url text, secret text, previous_secret text, plan text
)
language sql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
  with recursive waiting as (
    (
      select d.endpoint_id from webhook_deliveries d
      where d.state = 'pending' order by d.endpoint_id limit 1
    )
    union all
    select (
      select d.endpoint_id from webhook_deliveries d
      where d.state = 'pending' and d.endpoint_id > waiting.endpoint_id
      order by d.endpoint_id limit 1
    )
    from waiting where waiting.endpoint_id is not null
  ),
  due as materialized (
    select d.id
    from waiting
    join webhook_endpoints e on e.id = waiting.endpoint_id and e.disabled_at is null
    join workspaces w on w.id = e.workspace_id and w.erase_at is null
    left join unnest(p_endpoints, p_in_flight) as busy (endpoint_id, sending)
      on busy.endpoint_id = e.id
    cross join lateral (
      select d.id from webhook_deliveries d
      where d.endpoint_id = e.id and d.state = 'pending' and d.due_at <= now()
      order by d.due_at
      limit greatest(0,
        case when e.failing_since is null then p_per_endpoint else p_failing end
          - coalesce(busy.sending, 0)
      )
      for update skip locked
    ) d
    order by coalesce(busy.sending, 0)
    limit p_limit
  )
  update webhook_deliveries d set
    attempts = d.attempts + 1, attempted_at = now(),
    due_at = now() + p_lease_ms * interval '1 ms'
  from due, webhook_endpoints e, workspaces w
  where d.id = due.id and e.id = d.endpoint_id and w.id = d.workspace_id
  returning d.id, d.workspace_id, d.endpoint_id, d.type, d.subject, d.data, d.attempts::int, d.created_at,
    e.url, e.secret, case when e.previous_until > now() then e.previous_secret end, w.plan
$$;
