-- A new TypeID, as `newId` (identifiers.ts) makes them, for rows that only a statement knows of: the
-- prefix and a UUID of version 7 in base 32.
create or replace function new_typeid(p_prefix text) returns text
language sql volatile as $$
  select p_prefix || '_' || string_agg(
    substr(
      '0123456789abcdefghjkmnpqrstvwxyz', 1 + substring(id.bits from 5 * place + 1 for 5)::bit(5)::int, 1
    ),
    '' order by place
  )
  from (
    select b'00' || ('x' || lpad(to_hex((extract(epoch from clock_timestamp()) * 1000)::bigint), 12, '0')
      || '7' || substr(random, 1, 3) || substr(random, 17, 16))::bit(128) as bits
    from (select replace(gen_random_uuid()::text, '-', '') as random) source
  ) id, generate_series(0, 25) place
$$;
