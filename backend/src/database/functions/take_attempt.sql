-- Counts one attempt under a key (an address, or an action and a hash of its subject) against a
-- sliding window of any length.
create or replace function take_attempt(
  p_key text, p_limit int, p_window interval, out allowed boolean, out reset_seconds int
)
language plpgsql set enable_seqscan = off as $$
declare
  v_passes timestamptz[];
begin
  insert into rate_windows as w (key, passes) values (p_key, array[clock_timestamp()])
    on conflict (key) do update
    set passes = array(
      select pass from unnest(w.passes) pass where pass > clock_timestamp() - p_window
    ) || clock_timestamp()
    where p_limit > (
      select count(*) from unnest(w.passes) pass where pass > clock_timestamp() - p_window
    )
    returning w.passes into v_passes;
  allowed := found;
  if not allowed then
    select w.passes into v_passes from rate_windows w where w.key = p_key;
  end if;
  reset_seconds := greatest(
    1, ceil(extract(epoch from v_passes[1] + p_window - clock_timestamp()))
  );
end
$$;
