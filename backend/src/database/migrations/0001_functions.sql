-- What the hot paths need done in one round trip. Everything here is called from one place each:
-- identify and take_rate from the tokens feature and from accept_generations, that from jobs.
-- A session keeps the plans that it made when a table was small; `enable_seqscan = off` keeps it
-- from keeping one that reads the whole table.

-- Room in each page for the updates that a job lives through, so that they stay in the page.
alter table jobs set (fillfactor = 75);
--> statement-breakpoint
-- A listing is two to four kB: left as it is, not compressed and moved out of its row.
alter table listings set (toast_tuple_target = 8160);
--> statement-breakpoint
alter table usage_counters set (fillfactor = 50);
--> statement-breakpoint
alter table rate_windows set (fillfactor = 50);
--> statement-breakpoint
alter table tokens set (fillfactor = 80);
--> statement-breakpoint

-- Who a token belongs to, or no row where it is unknown or revoked. `verdict` is null, or the code
-- with which the caller is refused (document, "Authentication" 3; decisions 21).
create function identify(p_hash bytea, p_scopes text[], p_api_plans text[])
returns table (
  verdict text, token_id text, scope text, workspace_id text, user_id text, plan text,
  active_brand_id text
)
language sql stable as $$
  select
    case
      when t.scope = 'api' and w.plan <> all (p_api_plans) then 'plan_required'
      when t.scope <> all (p_scopes) then 'scope_forbidden'
    end,
    t.id, t.scope, t.workspace_id, t.user_id, w.plan, w.active_brand_id
  from tokens t
  join workspaces w on w.id = t.workspace_id
  where t.hash = p_hash and t.revoked_at is null
$$;
--> statement-breakpoint

-- One request against a sliding minute: in no 60 seconds do more than p_limit pass. The clock is
-- read under the row's lock, so passes are in order however many processes ask at once.
create function take_rate(
  p_key text, p_limit int, out allowed boolean, out remaining int, out reset_seconds int
)
language plpgsql set enable_seqscan = off as $$
declare
  v_passes timestamptz[];
begin
  insert into rate_windows as w (key, passes) values (p_key, array[clock_timestamp()])
    on conflict (key) do update
    set passes = array(
      select pass from unnest(w.passes) pass where pass > clock_timestamp() - interval '60 seconds'
    ) || clock_timestamp()
    where p_limit > (
      select count(*) from unnest(w.passes) pass
      where pass > clock_timestamp() - interval '60 seconds'
    )
    returning w.passes into v_passes;
  allowed := found;
  if not allowed then
    select w.passes into v_passes from rate_windows w where w.key = p_key;
  end if;
  remaining := greatest(0, p_limit - cardinality(v_passes));
  reset_seconds := greatest(
    1, ceil(extract(epoch from v_passes[1] + interval '60 seconds' - clock_timestamp()))
  );
end
$$;
--> statement-breakpoint

-- Identify and take one request from the rate: what a request that cannot go further is put
-- through before it is told so (decisions, "Order of judgement").
create function admit(
  p_hash bytea, p_scopes text[], p_api_plans text[], p_rate_limit int,
  out verdict text, out rate_remaining int, out rate_reset int,
  out token_id text, out workspace_id text, out user_id text, out plan text,
  out active_brand_id text
)
language plpgsql set enable_seqscan = off as $$
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
  select * into v_rate from take_rate(v_caller.token_id, p_rate_limit);
  rate_remaining := v_rate.remaining;
  rate_reset := v_rate.reset_seconds;
  if not v_rate.allowed then
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
--> statement-breakpoint

-- Where a listing may be filed. No row: no such brand on this workspace. The oldest brands up to
-- the plan's number are unlocked (decisions 20).
create function find_brand(p_workspace_id text, p_brand_id text, p_unlocked int)
returns table (archived boolean, locked boolean)
language sql stable as $$
  select
    b.archived_at is not null,
    p_unlocked <= (
      select count(*) from brands older
      where older.workspace_id = b.workspace_id and older.archived_at is null
        and (older.created_at, older.id) < (b.created_at, b.id)
    )
  from brands b
  where b.id = p_brand_id and b.workspace_id = p_workspace_id
$$;
--> statement-breakpoint

-- What admit found for one of several requests.
create type admission as (
  place int, verdict text, rate_remaining int, rate_reset int, token_id text, workspace_id text,
  user_id text, plan text, active_brand_id text
);
--> statement-breakpoint

-- The whole judgement on generations with valid bodies, in the order of the decisions, and their
-- jobs and credits: one transaction for all that were asked for at once. `verdict` is null for one
-- that was accepted, 'replayed' where the key belongs to a job, else the code of the refusal.
--
-- p_requests is an array of {hash, scopes, job_id, kind, request, platform, tone, brand_id,
-- external_ref, idempotency_key, lease_holder, lease_ms}; `place` counts from 1. p_plans holds
-- {"<plan>": {"limit": n, "brands": n}}.
--
-- Others do the same at the same time, so locks are taken in one order everywhere: all rate
-- windows by token, then counters by workspace; keys only under their workspace's counter.
create function accept_generations(
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
    select ask.place, decode(ask.hash, 'hex') as hash, ask.scopes
    from rows from (json_to_recordset(p_requests) as (hash text, scopes text[]))
      with ordinality as ask (hash, scopes, place)
    order by (select t.id from tokens t where t.hash = decode(ask.hash, 'hex'))
  loop
    v_admissions := v_admissions || (
      select row(
        v_ask.place, a.verdict, a.rate_remaining, a.rate_reset, a.token_id, a.workspace_id,
        a.user_id, a.plan, a.active_brand_id
      )::admission
      from admit(v_ask.hash, v_ask.scopes, p_api_plans, p_rate_limit) a
    );
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
--> statement-breakpoint

-- Wakes a worker for each of these jobs after the delay. A job has one bell: ringing again moves
-- the bell that waits, and adds one where the last was already answered. The queue is empty most of
-- the time, and plans made for that read all of it later: hence the settings.
create function ring_bells(p_job_ids text[], p_delay_ms float8) returns void
language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  perform graphile_worker.add_jobs(array(
    select row(
      'generate', json_build_object('job_id', id), null, now() + p_delay_ms * interval '1 ms', null,
      id, null, null
    )::graphile_worker.job_spec
    from unnest(p_job_ids) id
  ));
end
$$;
