-- Whether a listing may use a brand. No row means that the workspace has no such brand.
-- The oldest brands, up to the plan's limit, are unlocked (contract §9.6).
create or replace function find_brand(p_workspace_id text, p_brand_id text, p_unlocked int)
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
