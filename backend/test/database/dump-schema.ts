import type { Sql } from 'postgres';

/**
 * The whole schema `public` of a database as SQL text, read from its catalogs: types, tables with
 * their constraints, indexes and storage, functions and triggers. For review and comparison.
 */
export async function dumpSchema(sql: Sql): Promise<string> {
  const parts = [await types(sql), await tables(sql), await functions(sql), await triggers(sql)];
  return `${parts.flat().join('\n\n')}\n`;
}

async function types(sql: Sql): Promise<string[]> {
  const rows = await sql<{ text: string }[]>`
    select format(E'create type %I as (\n%s\n);', typname, string_agg(
      format('  %I %s', attname, format_type(atttypid, atttypmod)), E',\n' order by attnum
    )) as text
    from pg_type join pg_class c on c.oid = typrelid and c.relkind = 'c'
    join pg_attribute on attrelid = c.oid and attnum > 0
    where typnamespace = 'public'::regnamespace
    group by typname order by typname
  `;
  return rows.map(({ text }) => text);
}

async function tables(sql: Sql): Promise<string[]> {
  const rows = await sql<{ text: string }[]>`
    select concat_ws(E'\n',
      format(E'create table %I (\n%s\n)%s;', c.relname,
        concat_ws(E',\n', columns.text, constraints.text),
        format(' with (%s)', array_to_string(c.reloptions, ', '))),
      indexes.text
    ) as text
    from pg_class c
    cross join lateral (
      select string_agg(format('  %I %s%s%s', attname, format_type(atttypid, atttypmod),
        case when attgenerated <> '' then format(' generated always as (%s) stored', d.expression)
          else ' default ' || d.expression end,
        case when attnotnull then ' not null' end), E',\n' order by attnum) as text
      from pg_attribute left join lateral (
        select pg_get_expr(adbin, adrelid) as expression from pg_attrdef
        where adrelid = attrelid and adnum = attnum
      ) d on true
      where attrelid = c.oid and attnum > 0 and not attisdropped
    ) columns
    cross join lateral (
      select string_agg(format('  constraint %I %s', conname, pg_get_constraintdef(oid)), E',\n'
        order by contype = 'f', conname) as text
      from pg_constraint where conrelid = c.oid and contype <> 'n'
    ) constraints
    cross join lateral (
      select string_agg(pg_get_indexdef(indexrelid) || ';', E'\n' order by indexrelid::regclass::text)
        as text
      from pg_index where indrelid = c.oid
        and not exists (select 1 from pg_constraint where conindid = indexrelid and contype <> 'f')
    ) indexes
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    order by c.relname
  `;
  return rows.map(({ text }) => text.replaceAll(' with ()', ''));
}

async function functions(sql: Sql): Promise<string[]> {
  const rows = await sql<{ text: string }[]>`
    select pg_get_functiondef(oid) as text from pg_proc
    where pronamespace = 'public'::regnamespace order by proname
  `;
  return rows.map(({ text }) => `${text.trimEnd()};`);
}

async function triggers(sql: Sql): Promise<string[]> {
  const rows = await sql<{ text: string }[]>`
    select pg_get_triggerdef(t.oid) as text
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and c.relnamespace = 'public'::regnamespace order by t.tgname
  `;
  return rows.map(({ text }) => `${text};`);
}
