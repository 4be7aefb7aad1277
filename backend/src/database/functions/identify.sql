-- Finds the owner of a token; no row for a token that is unknown or revoked, or whose workspace is
-- being deleted. `verdict` is null, or the error code that the caller gets (contract §2.5, §2.7).
create or replace function identify(p_hash bytea, p_scopes text[], p_api_plans text[])
returns table (
  verdict text, token_id text, scope text, workspace_id text, user_id text, plan text,
  active_brand_id text
)
language sql stable as $$
  select
    case
      when t.scope in ('api', 'agent') and w.plan <> all (p_api_plans) then 'plan_required'
      when t.scope <> all (p_scopes) then 'scope_forbidden'
    end,
    t.id, t.scope, t.workspace_id, t.user_id, w.plan, w.active_brand_id
  from tokens t
  join workspaces w on w.id = t.workspace_id and w.erase_at is null
  where t.hash = p_hash and t.revoked_at is null
$$;
