-- Checks requests for listings whose bodies are valid, in the order of contract §3.1, and creates
-- their jobs and credits: one transaction for all requests that arrived together. `verdict` is null
-- for a request that was accepted, 'replayed' if its key already belongs to a job, 'unchanged' if it
-- asked for an earlier listing of the same facts, and otherwise the reason why it was refused.
--
-- p_requests is an array of {hash, scopes, job_id, kind, request, platform, tone, brand_id,
-- external_ref, request_digest, if_changed, idempotency_key, lease_holder, lease_ms, traceparent};
-- `ordinal` counts from 1. A request from the dashboard has {member_workspace, member_user} instead
-- of a token's hash: its session was checked already, but its workspace may have been closed since,
-- and it doesn't count toward a rate limit. p_plans holds {"<plan>": {"limit": n, "brands": n}}.
--
-- Other processes run this concurrently, so every caller takes locks in the same order: all rate
-- windows by token, then counters by workspace; idempotency keys only under their workspace's
-- counter.
create or replace function accept_generations(
  p_requests json, p_api_plans text[], p_rate_limit int, p_plans jsonb, p_idempotency_ttl_ms float8
)
returns table (
  ordinal int, verdict text, rate_remaining int, rate_reset int, token_id text, job_id text,
  brand_id text, workspace_id text, plan text, used int
)
language plpgsql set enable_seqscan = off as $$
declare
  v_admissions admission[] := '{}';
  v_request record;
  v_brand record;
  v_limit int;
  v_period date := date_trunc('month', now() at time zone 'UTC')::date;
begin
  for v_request in
    select r.ordinal, decode(r.hash, 'hex') as hash, r.scopes, r.member_workspace,
      r.member_user
    from rows from (json_to_recordset(p_requests) as (
      hash text, scopes text[], member_workspace text, member_user text
    )) with ordinality as r (hash, scopes, member_workspace, member_user, ordinal)
    order by (select t.id from tokens t where t.hash = decode(r.hash, 'hex'))
  loop
    if v_request.hash is null then
      v_admissions := v_admissions || (
        select row(
          v_request.ordinal, case when w.erase_at is not null then 'invalid_api_key' end,
          null, null, null, w.id, v_request.member_user, w.plan,
          w.active_brand_id
        )::admission
        from workspaces w where w.id = v_request.member_workspace
      );
    else
      v_admissions := v_admissions || (
        select row(
          v_request.ordinal, a.verdict, a.rate_remaining, a.rate_reset, a.token_id, a.workspace_id,
          a.user_id, a.plan, a.active_brand_id
        )::admission
        from admit(v_request.hash, v_request.scopes, p_api_plans, p_rate_limit) a
      );
    end if;
  end loop;

  for v_request in
    select a.verdict, a.rate_remaining, a.rate_reset, a.token_id, a.workspace_id, a.user_id,
      a.plan, a.active_brand_id, r.*
    from unnest(v_admissions) a
    join rows from (json_to_recordset(p_requests) as (
      job_id text, kind text, request json, platform text, tone text, brand_id text,
      external_ref text, request_digest text, if_changed boolean, idempotency_key text,
      lease_holder text, lease_ms float8, traceparent text
    )) with ordinality as r (
      job_id, kind, request, platform, tone, brand_id, external_ref, request_digest, if_changed,
      idempotency_key, lease_holder, lease_ms, traceparent, ordinal
    ) on r.ordinal = a.ordinal
    order by a.workspace_id, r.ordinal
  loop
    ordinal := v_request.ordinal;
    verdict := v_request.verdict;
    rate_remaining := v_request.rate_remaining;
    rate_reset := v_request.rate_reset;
    token_id := v_request.token_id;
    workspace_id := v_request.workspace_id;
    plan := v_request.plan;
    job_id := null;
    brand_id := null;
    used := null;
    if verdict is not null then
      return next;
      continue;
    end if;

    -- The credit is taken first and returned below if the request is refused: all requests of a
    -- workspace queue up on this row, so keys and the last credit need no further lock.
    insert into usage_counters as c (workspace_id, period, used)
      values (v_request.workspace_id, v_period, 1)
      on conflict on constraint usage_counters_workspace_id_period_pk
      do update set used = c.used + 1
      returning c.used into used;

    if v_request.idempotency_key is not null then
      -- An expired key is free again. So is the key of a sync generation that failed, and was not
      -- charged, or whose listing was deleted: its caller retries with the same key.
      insert into idempotency_keys as k (workspace_id, kind, key, job_id)
        values (
          v_request.workspace_id, v_request.kind, v_request.idempotency_key, v_request.job_id
        )
        on conflict on constraint idempotency_keys_pk
        do update set job_id = excluded.job_id, created_at = excluded.created_at
        where k.created_at <= now() - p_idempotency_ttl_ms * interval '1 ms'
          or k.kind = 'sync' and exists (
            select from jobs j left join listings l on l.id = j.listing_id
            where j.id = k.job_id and (
              j.status = 'failed'
              or j.status = 'complete' and (l.id is null or l.deleted_at is not null)
            )
          );
      if not found then
        select k.job_id into job_id from idempotency_keys k
          where k.workspace_id = v_request.workspace_id and k.kind = v_request.kind
            and k.key = v_request.idempotency_key;
        verdict := 'replayed';
      end if;
    end if;

    if verdict is null and (v_request.brand_id is not null or v_request.active_brand_id is not null) then
      select * into v_brand from find_brand(
        v_request.workspace_id,
        coalesce(v_request.brand_id, v_request.active_brand_id),
        (p_plans -> v_request.plan ->> 'brands')::int
      );
      if found and not v_brand.archived and not v_brand.locked then
        brand_id := coalesce(v_request.brand_id, v_request.active_brand_id);
      elsif v_request.brand_id is not null then
        verdict := case
          when v_brand.archived is null then 'brand_forbidden'
          when v_brand.archived then 'brand_archived'
          else 'brand_locked'
        end;
      end if;
    end if;

    if verdict is null and v_request.if_changed then
      job_id := find_unchanged(
        v_request.workspace_id, v_request.external_ref, v_request.request_digest, brand_id
      );
      if job_id is not null then
        verdict := 'unchanged';
      end if;
    end if;

    if verdict is null and used > (p_plans -> v_request.plan ->> 'limit')::int then
      verdict := 'usage_limit_reached';
    end if;
    if verdict is not null then
      update usage_counters c set used = c.used - 1
        where c.workspace_id = v_request.workspace_id and c.period = v_period
        returning c.used into used;
      -- The key stays available for a request that is accepted.
      delete from idempotency_keys k
        where k.workspace_id = v_request.workspace_id and k.kind = v_request.kind
          and k.key = v_request.idempotency_key and k.job_id = v_request.job_id;
      return next;
      continue;
    end if;

    insert into credits (id, workspace_id, period, state)
      values (v_request.job_id, v_request.workspace_id, v_period, 'reserved');
    insert into jobs (
      id, workspace_id, user_id, token_id, kind, status, platform, tone, brand_id, request,
      external_ref, request_digest, attempts, lease_holder, lease_expires_at,
      traceparent
    ) values (
      v_request.job_id, v_request.workspace_id, v_request.user_id, v_request.token_id, v_request.kind,
      case v_request.kind when 'sync' then 'processing' else 'queued' end,
      v_request.platform, v_request.tone, brand_id, v_request.request, v_request.external_ref,
      v_request.request_digest,
      case v_request.kind when 'sync' then 1 else 0 end,
      v_request.lease_holder, now() + v_request.lease_ms * interval '1 ms', v_request.traceparent
    );
    job_id := v_request.job_id;
    -- Only past a threshold, which is rare.
    v_limit := (p_plans -> plan ->> 'limit')::int;
    if used = v_limit or (used >= 0.8 * v_limit and used - 1 < 0.8 * v_limit) then
      perform announce_usage(workspace_id, v_period, used - 1, used, v_limit);
    end if;
    return next;
  end loop;
end
$$;
