-- Identifies who sent each request, and counts those of tokens against their rate limits, as `admit`
-- does for one request. A request from the dashboard has {member_workspace, member_user} instead of a
-- token's hash: it is only refused if its workspace is gone or being deleted, and doesn't count toward
-- a rate limit.
-- Returns the admissions in order of the requests.
create or replace function admit_requests(
  p_requests json, p_api_plans text[], p_rate_limit int
)
returns admission[]
language plpgsql as $$
declare
  v_admissions admission[] := array_fill(null::admission, array[json_array_length(p_requests)]);
  v_admission admission;
  -- The tokens, sorted, and the ordinals of their requests, token by token.
  v_workspace_ids text[] := '{}';
  v_token_ids text[] := '{}';
  v_requests int[] := '{}';
  v_firsts int[] := '{}';
  v_ordinals int[] := '{}';
  v_last int := 0;
  v_rate record;
begin
  -- OFFSET 0 keeps each lookup an index scan, however small the tables were when this was planned.
  for v_admission in
    select r.ordinal,
      case when caller.workspace_id is null then 'invalid_api_key' else caller.verdict end,
      null, null, caller.token_id, caller.workspace_id, caller.user_id, caller.plan,
      caller.active_brand_id
    from rows from (json_to_recordset(p_requests) as (
      hash text, scopes text[], member_workspace text, member_user text
    )) with ordinality as r (hash, scopes, member_workspace, member_user, ordinal)
    left join lateral (
      select i.verdict, i.token_id, i.workspace_id, i.user_id, i.plan, i.active_brand_id
      from identify(decode(r.hash, 'hex'), r.scopes, p_api_plans) i
      union all
      select null, null, w.id, r.member_user, w.plan, w.active_brand_id
      from workspaces w where w.id = r.member_workspace and w.erase_at is null
      offset 0
    ) caller on true
    order by caller.token_id, r.ordinal
  loop
    if v_admission.verdict is not null then
      -- A refused caller gets no ids.
      v_admission := row(
        v_admission.ordinal, v_admission.verdict, null, null, null, null, null, null, null
      );
    elsif v_admission.token_id is not null then
      v_ordinals := v_ordinals || v_admission.ordinal;
      if v_admission.token_id = v_token_ids[v_last] then
        v_requests[v_last] := v_requests[v_last] + 1;
      else
        v_last := v_last + 1;
        v_token_ids := v_token_ids || v_admission.token_id;
        v_workspace_ids := v_workspace_ids || v_admission.workspace_id;
        v_requests := v_requests || 1;
        v_firsts := v_firsts || cardinality(v_ordinals);
      end if;
    end if;
    v_admissions[v_admission.ordinal] := v_admission;
  end loop;

  -- If a token exceeds its rate, its first requests are allowed.
  for v_rate in
    select r.*, array_position(v_token_ids, r.token_id) as token
    from take_token_rates(v_workspace_ids, v_token_ids, v_requests, p_rate_limit) r
  loop
    for v_nth in 1 .. v_requests[v_rate.token] loop
      v_admission := v_admissions[v_ordinals[v_firsts[v_rate.token] + v_nth - 1]];
      if v_nth > v_rate.allowed then
        v_admission := row(
          v_admission.ordinal, 'rate_limited', 0, v_rate.reset_seconds, null, null, null, null, null
        );
      else
        v_admission.rate_remaining := v_rate.remaining + v_rate.allowed - v_nth;
        v_admission.rate_reset := v_rate.reset_seconds;
      end if;
      v_admissions[v_admission.ordinal] := v_admission;
    end loop;
  end loop;
  return v_admissions;
end
$$;
