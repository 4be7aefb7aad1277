-- Creates a webhook event when a store is no longer connected to a workspace, wherever its token is
-- revoked. Runs when the transaction commits: connecting a store again replaces its token, which isn't
-- a disconnection.
create or replace function announce_disconnection() returns trigger
language plpgsql set enable_seqscan = off as $$
begin
  insert into webhook_deliveries (id, workspace_id, endpoint_id, type, subject, data)
  select
    new_typeid('dlv'), e.workspace_id, e.id, 'store.disconnected', new.id,
    json_build_object('name', new.name, 'site_url', new.site_url, 'platform', new.platform)
  from webhook_endpoints e
  where e.workspace_id = new.workspace_id and e.disabled_at is null
    and 'store.disconnected' = any (e.events)
    and not exists (
      select from tokens live
      where live.site_url = new.site_url and live.workspace_id = new.workspace_id
        and live.scope = 'plugin' and live.revoked_at is null
    );
  return null;
end
$$;
drop trigger if exists store_disconnected on tokens;
create constraint trigger store_disconnected
  after update of revoked_at on tokens deferrable initially deferred
  for each row when (old.revoked_at is null and new.revoked_at is not null and new.scope = 'plugin')
  execute function announce_disconnection();
