-- Checks requests for listings whose bodies are valid, in the order of contract §3.1, and creates
-- their jobs and credits: one transaction for requests that arrived together, which has
-- nothing to do with `POST /batches`. `verdict` is null for a request that was accepted, 'replayed' if
-- its key already belongs to a job, 'unchanged' if there is already a listing with its `external_ref`
-- from the same product details (contract §4.9), and otherwise the reason why it was refused.
--
-- p_requests is an array of {hash, scopes, job_id, kind, request, platform, tone, brand_id,
-- external_ref, request_digest, if_changed, idempotency_key, lease_holder, lease_ms, traceparent};
-- `ordinal` counts from 1. A request from the dashboard has {member_workspace, member_user} instead
-- of a token's hash: its session was checked already, so it is refused only if its workspace is gone
-- or being deleted ('invalid_api_key'), and it doesn't count toward a rate limit. Its brand_id can be
-- 'none' (NO_BRAND in shared-schema): no brand, not even the active one. p_plans holds
-- {"<plan>": {"limit": n, "brands": n}}. The type `admission` is defined in migrations/0001_storage.sql.
--
-- Other processes run this concurrently, so every caller takes locks in the same order: all rate
-- windows by token, then all counters by workspace; idempotency keys only under their workspace's
-- counter. Rows that do not depend on each other are written together, because a statement costs more
-- than a row.
create or replace function accept_generations(
  p_requests json, p_api_plans text[], p_rate_limit int, p_plans jsonb, p_idempotency_ttl_ms float8
)
returns table (
  ordinal int, verdict text, rate_remaining int, rate_reset int, token_id text, job_id text,
  brand_id text, workspace_id text, plan text, used int
)
language plpgsql set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  v_admissions admission[];
  -- The counters of the workspaces, in order of their ids.
  v_counter record;
  v_counters int[] := '{}';
  v_counter_index int := 0;
  v_workspace_id text;
  v_used int;
  v_active_brand_id text;
  v_idempotency_key text;
  v_if_changed boolean;
  v_limit int;
  v_brands int;
  v_requests int;
  v_brand record;
  v_uncharged text[] := '{}';
  v_job jobs;
  v_jobs jobs[] := '{}';
  v_period date := date_trunc('month', now() at time zone 'UTC')::date;
begin
  v_admissions := admit_requests(p_requests, p_api_plans, p_rate_limit);

  -- Counters are incremented first, and decremented below for requests that are refused, replayed or
  -- unchanged: all requests of a workspace queue up on this row, so keys and the last credit need no
  -- further lock.
  for v_counter in
    insert into usage_counters as c (workspace_id, period, used)
    select a.workspace_id, v_period, count(*)
    from unnest(v_admissions) a where a.verdict is null
    group by a.workspace_id order by a.workspace_id
    on conflict on constraint usage_counters_workspace_id_period_pk
    do update set used = c.used + excluded.used
    returning c.used
  loop
    v_counters := v_counters || v_counter.used;
  end loop;

  for ordinal, verdict, rate_remaining, rate_reset, token_id, workspace_id, plan,
    v_active_brand_id, v_idempotency_key, v_if_changed, v_limit, v_brands, v_requests, v_job.id,
    v_job.user_id, v_job.kind, v_job.status, v_job.platform, v_job.tone, v_job.brand_id,
    v_job.request, v_job.external_ref, v_job.request_digest, v_job.attempts, v_job.lease_holder,
    v_job.lease_expires_at, v_job.traceparent, job_id, brand_id, used
  in
    select r.ordinal, r.verdict, r.rate_remaining, r.rate_reset, r.token_id, r.workspace_id, r.plan,
      r.active_brand_id, r.idempotency_key, r.if_changed, (p_plans -> r.plan ->> 'limit')::int,
      (p_plans -> r.plan ->> 'brands')::int, count(*) over (partition by r.workspace_id), r.job_id,
      r.user_id, r.kind, case r.kind when 'sync' then 'processing' else 'queued' end, r.platform,
      r.tone, r.brand_id, r.request, r.external_ref, r.request_digest,
      case r.kind when 'sync' then 1 else 0 end, r.lease_holder,
      now() + r.lease_ms * interval '1 ms', r.traceparent, null::text, null::text, null::int
    from rows from (unnest(v_admissions), json_to_recordset(p_requests) as (
      job_id text, kind text, request json, platform text, tone text, brand_id text,
      external_ref text, request_digest text, if_changed boolean, idempotency_key text,
      lease_holder text, lease_ms float8, traceparent text
    )) as r (
      ordinal, verdict, rate_remaining, rate_reset, token_id, workspace_id, user_id, plan,
      active_brand_id, job_id, kind, request, platform, tone, brand_id, external_ref,
      request_digest, if_changed, idempotency_key, lease_holder, lease_ms, traceparent
    )
    order by r.workspace_id, r.ordinal
  loop
    if verdict is not null then
      return next;
      continue;
    end if;
    if workspace_id is distinct from v_workspace_id then
      v_workspace_id := workspace_id;
      v_counter_index := v_counter_index + 1;
      v_used := v_counters[v_counter_index] - v_requests;
    end if;

    if v_idempotency_key is not null then
      -- An expired key is free again. So is the key of a sync generation that failed, and was not
      -- charged, or whose listing was deleted: its caller retries with the same key.
      insert into idempotency_keys as k (workspace_id, kind, key, job_id)
        values (v_workspace_id, v_job.kind, v_idempotency_key, v_job.id)
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
          where k.workspace_id = v_workspace_id and k.kind = v_job.kind
            and k.key = v_idempotency_key;
        verdict := 'replayed';
      end if;
    end if;

    if verdict is null and v_job.brand_id is distinct from 'none'
      and (v_job.brand_id is not null or v_active_brand_id is not null)
    then
      select * into v_brand from find_brand(
        v_workspace_id, coalesce(v_job.brand_id, v_active_brand_id), v_brands
      );
      if found and not v_brand.archived and not v_brand.locked then
        brand_id := coalesce(v_job.brand_id, v_active_brand_id);
      elsif v_job.brand_id is not null then
        verdict := case
          when v_brand.archived is null then 'brand_forbidden'
          when v_brand.archived then 'brand_archived'
          else 'brand_locked'
        end;
      end if;
    end if;

    if verdict is null and v_if_changed then
      job_id := find_unchanged(
        v_workspace_id, v_job.external_ref, v_job.request_digest, brand_id
      );
      if job_id is not null then
        verdict := 'unchanged';
      end if;
    end if;

    if verdict is null and v_used >= v_limit then
      verdict := 'usage_limit_reached';
    end if;
    if verdict is not null then
      used := v_used;
      v_uncharged := v_uncharged || v_workspace_id;
      -- The key stays available for a request that is accepted.
      delete from idempotency_keys k
        where k.workspace_id = v_workspace_id and k.kind = v_job.kind
          and k.key = v_idempotency_key and k.job_id = v_job.id;
      return next;
      continue;
    end if;

    v_used := v_used + 1;
    used := v_used;
    job_id := v_job.id;
    v_job.brand_id := brand_id;
    v_job.workspace_id := v_workspace_id;
    v_job.token_id := token_id;
    v_jobs := v_jobs || v_job;
    -- Only past a threshold, which is rare.
    if used = v_limit or (used >= 0.8 * v_limit and used - 1 < 0.8 * v_limit) then
      perform announce_usage(v_workspace_id, v_period, used - 1, used, v_limit);
    end if;
    return next;
  end loop;

  if cardinality(v_uncharged) > 0 then
    update usage_counters c set used = c.used - uncharged.requests
      from (
        select uncharged.workspace_id, count(*) as requests
        from unnest(v_uncharged) as uncharged (workspace_id) group by uncharged.workspace_id
      ) uncharged
      where c.workspace_id = uncharged.workspace_id and c.period = v_period;
  end if;
  insert into credits (id, workspace_id, period, state)
    select j.id, j.workspace_id, v_period, 'reserved' from unnest(v_jobs) j;
  insert into jobs (
    id, workspace_id, user_id, token_id, kind, status, platform, tone, brand_id, request,
    external_ref, request_digest, attempts, lease_holder, lease_expires_at, traceparent
  )
    select j.id, j.workspace_id, j.user_id, j.token_id, j.kind, j.status, j.platform, j.tone,
      j.brand_id, j.request, j.external_ref, j.request_digest, j.attempts, j.lease_holder,
      j.lease_expires_at, j.traceparent
    from unnest(v_jobs) j;
end
$$;
