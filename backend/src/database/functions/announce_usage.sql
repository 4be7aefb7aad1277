-- Creates a webhook event when a workspace's usage crosses 80% or 100% of its month's listings, each
-- once a month; if it crosses both at once, only for 100%. Call it where the counter increases.
create or replace function announce_usage(
  p_workspace_id text, p_period date, p_before int, p_used int, p_limit int
) returns void
language sql set enable_seqscan = off as $$
  insert into webhook_deliveries (id, workspace_id, endpoint_id, type, subject, data)
  select
    new_typeid('dlv'), p_workspace_id, e.id, 'usage.threshold', p_period || ' ' || reached.percent,
    json_build_object(
      'percent', reached.percent, 'used', p_used, 'limit', p_limit,
      'month', to_char(p_period, 'YYYY-MM')
    )
  from (
    select percent from (values (100), (80)) t (percent)
    where p_before < p_limit * percent / 100.0 and p_used >= p_limit * percent / 100.0
    order by percent desc limit 1
  ) reached
  join webhook_endpoints e on e.workspace_id = p_workspace_id
  where e.disabled_at is null and 'usage.threshold' = any (e.events)
  on conflict do nothing
$$;
