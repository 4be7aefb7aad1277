-- Identifies a token and counts one request against its rate limit. Every request that passes the
-- token, plan and scope checks counts, even if it is refused later (contract §3.1, §9.7).
create or replace function admit(
  p_hash bytea, p_scopes text[], p_api_plans text[], p_rate_limit int,
  out verdict text, out rate_remaining int, out rate_reset int,
  out token_id text, out workspace_id text, out user_id text, out plan text,
  out active_brand_id text
)
language plpgsql set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  v_caller record;
  v_rate record;
begin
  select * into v_caller from identify(p_hash, p_scopes, p_api_plans);
  if not found then
    verdict := 'invalid_api_key';
    return;
  end if;
  verdict := v_caller.verdict;
  if verdict is not null then
    return;
  end if;
  select * into v_rate from take_token_rates(
    array[v_caller.workspace_id], array[v_caller.token_id], array[1], p_rate_limit
  );
  rate_remaining := v_rate.remaining;
  rate_reset := v_rate.reset_seconds;
  if v_rate.allowed = 0 then
    verdict := 'rate_limited';
    return;
  end if;
  token_id := v_caller.token_id;
  workspace_id := v_caller.workspace_id;
  user_id := v_caller.user_id;
  plan := v_caller.plan;
  active_brand_id := v_caller.active_brand_id;
end
$$;
