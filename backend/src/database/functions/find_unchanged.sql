-- The job of the last listing with this reference that was written from the same facts and rules
-- (p_digest) for the same, unmodified brand (contract §4.9); null if there is none.
create or replace function find_unchanged(
  p_workspace_id text, p_external_ref text, p_digest text, p_brand_id text
)
returns text
language sql stable as $$
  select j.id from jobs j join listings l on l.id = j.listing_id and l.deleted_at is null
  where j.workspace_id = p_workspace_id and j.external_ref = p_external_ref
    and j.request_digest = p_digest and j.status = 'complete'
    and j.brand_id is not distinct from p_brand_id
    and not exists (
      select from brands b where b.id = j.brand_id and b.updated_at > j.created_at
    )
  order by j.created_at desc
  limit 1
$$;
