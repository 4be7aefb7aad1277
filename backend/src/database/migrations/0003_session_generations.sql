-- Listings are written from the dashboard too, by members without a token.
-- The whole judgement on generations with valid bodies, in the order of the decisions, and their
-- jobs and credits: one transaction for all that were asked for at once. `verdict` is null for one
-- that was accepted, 'replayed' where the key belongs to a job, else the code of the refusal.
--
-- p_requests is an array of {hash, scopes, job_id, kind, request, platform, tone, brand_id,
-- external_ref, idempotency_key, lease_holder, lease_ms}; `place` counts from 1. One from the
-- dashboard has {member_workspace, member_user} in place of a token's hash: who is signed in is
-- known already, and no rate is counted. p_plans holds {"<plan>": {"limit": n, "brands": n}}.
--
-- Others do the same at the same time, so locks are taken in one order everywhere: all rate
-- windows by token, then counters by workspace; keys only under their workspace's counter.
create or replace function accept_generations(
  p_requests json, p_api_plans text[], p_rate_limit int, p_plans jsonb, p_idempotency_ttl_ms float8
)
returns table (
  place int, verdict text, rate_remaining int, rate_reset int, token_id text, job_id text,
  brand_id text, workspace_id text, plan text, used int
)
language plpgsql set enable_seqscan = off as $$
declare
  v_admissions admission[] := '{}';
  v_ask record;
  v_brand record;
  v_period date := date_trunc('month', now() at time zone 'UTC')::date;
begin
  for v_ask in
    select ask.place, decode(ask.hash, 'hex') as hash, ask.scopes, ask.member_workspace,
      ask.member_user
    from rows from (json_to_recordset(p_requests) as (
      hash text, scopes text[], member_workspace text, member_user text
    )) with ordinality as ask (hash, scopes, member_workspace, member_user, place)
    order by (select t.id from tokens t where t.hash = decode(ask.hash, 'hex'))
  loop
    if v_ask.hash is null then
      v_admissions := v_admissions || (
        select row(
          v_ask.place, null, null, null, null, w.id, v_ask.member_user, w.plan,
          w.active_brand_id
        )::admission
        from workspaces w where w.id = v_ask.member_workspace
      );
    else
      v_admissions := v_admissions || (
        select row(
          v_ask.place, a.verdict, a.rate_remaining, a.rate_reset, a.token_id, a.workspace_id,
          a.user_id, a.plan, a.active_brand_id
        )::admission
        from admit(v_ask.hash, v_ask.scopes, p_api_plans, p_rate_limit) a
      );
    end if;
  end loop;

  for v_ask in
    select a.verdict, a.rate_remaining, a.rate_reset, a.token_id, a.workspace_id, a.user_id,
      a.plan, a.active_brand_id, ask.*
    from unnest(v_admissions) a
    join rows from (json_to_recordset(p_requests) as (
      job_id text, kind text, request json, platform text, tone text, brand_id text,
      external_ref text, idempotency_key text, lease_holder text, lease_ms float8
    )) with ordinality as ask (
      job_id, kind, request, platform, tone, brand_id, external_ref, idempotency_key,
      lease_holder, lease_ms, place
    ) on ask.place = a.place
    order by a.workspace_id, ask.place
  loop
    place := v_ask.place;
    verdict := v_ask.verdict;
    rate_remaining := v_ask.rate_remaining;
    rate_reset := v_ask.rate_reset;
    token_id := v_ask.token_id;
    workspace_id := v_ask.workspace_id;
    plan := v_ask.plan;
    job_id := null;
    brand_id := null;
    used := null;
    if verdict is not null then
      return next;
      continue;
    end if;

    -- The credit is taken first, and given back below by what is refused: everything of a
    -- workspace waits here for what came before it, so keys and the last credit need no lock.
    insert into usage_counters as c (workspace_id, period, used)
      values (v_ask.workspace_id, v_period, 1)
      on conflict on constraint usage_counters_workspace_id_period_pk
      do update set used = c.used + 1
      returning c.used into used;

    if v_ask.idempotency_key is not null then
      insert into idempotency_keys as k (workspace_id, key, job_id)
        values (v_ask.workspace_id, v_ask.idempotency_key, v_ask.job_id)
        on conflict on constraint idempotency_keys_workspace_id_key_pk
        do update set job_id = excluded.job_id, created_at = excluded.created_at
        where k.created_at <= now() - p_idempotency_ttl_ms * interval '1 ms';
      if not found then
        select k.job_id into job_id from idempotency_keys k
          where k.workspace_id = v_ask.workspace_id and k.key = v_ask.idempotency_key;
        verdict := 'replayed';
      end if;
    end if;

    if verdict is null and (v_ask.brand_id is not null or v_ask.active_brand_id is not null) then
      select * into v_brand from find_brand(
        v_ask.workspace_id,
        coalesce(v_ask.brand_id, v_ask.active_brand_id),
        (p_plans -> v_ask.plan ->> 'brands')::int
      );
      if found and not v_brand.archived and not v_brand.locked then
        brand_id := coalesce(v_ask.brand_id, v_ask.active_brand_id);
      elsif v_ask.brand_id is not null then
        verdict := case
          when v_brand.archived is null then 'brand_forbidden'
          when v_brand.archived then 'brand_archived'
          else 'brand_locked'
        end;
      end if;
    end if;

    if verdict is null and used > (p_plans -> v_ask.plan ->> 'limit')::int then
      verdict := 'usage_limit_reached';
    end if;
    if verdict is not null then
      update usage_counters c set used = c.used - 1
        where c.workspace_id = v_ask.workspace_id and c.period = v_period;
      -- The key stays free for a request that is accepted.
      delete from idempotency_keys k
        where k.workspace_id = v_ask.workspace_id and k.key = v_ask.idempotency_key
          and k.job_id = v_ask.job_id;
      return next;
      continue;
    end if;

    insert into credits (id, workspace_id, period, state)
      values (v_ask.job_id, v_ask.workspace_id, v_period, 'reserved');
    insert into jobs (
      id, workspace_id, user_id, token_id, kind, status, platform, tone, brand_id, request,
      external_ref, attempts, lease_holder, lease_expires_at
    ) values (
      v_ask.job_id, v_ask.workspace_id, v_ask.user_id, v_ask.token_id, v_ask.kind,
      case v_ask.kind when 'sync' then 'processing' else 'queued' end,
      v_ask.platform, v_ask.tone, brand_id, v_ask.request, v_ask.external_ref,
      case v_ask.kind when 'sync' then 1 else 0 end,
      v_ask.lease_holder, now() + v_ask.lease_ms * interval '1 ms'
    );
    job_id := v_ask.job_id;
    return next;
  end loop;
end
$$;
