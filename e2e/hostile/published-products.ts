import postgres from 'postgres';
import { shapesFor, type Shape } from './shapes.ts';

/** Maximum characters of a text that an app saves. */
const LONGEST = 1_000_000;

/** The unit that a text of a product repeats: what is escaped, parsed or compared slowly. */
const UNITS: readonly Shape[] = [
  { name: 'control characters', text: '\u0001' },
  { name: 'line separators', text: '\u2028' },
  { name: 'ends of tags', text: '</b>' },
  { name: 'opening angles', text: '<' },
  { name: 'quotes', text: '"' },
  { name: 'combining marks out of order', text: '\u0344\u0334' },
  { name: 'words of one letter', text: 'a ' },
  { name: 'words of one emoji', text: '😀 ' },
  { name: 'letters of two bytes', text: 'é' },
  { name: 'line breaks', text: '\n' },
  { name: 'empty paragraphs', text: '<p></p>' },
  { name: 'entities', text: '&amp;' },
  { name: 'tags without end', text: '<p a=b ' },
  { name: 'comments without end', text: '<!--' },
  { name: 'Liquid without end', text: '{{ a ' },
  { name: 'shortcodes without end', text: '[a b="' },
];

/** Units tried with each app in a normal run. */
const UNITS_PER_RUN = 5;

/**
 * Saves published products with texts as long as an app keeps them, as a run leaves them: one each with
 * the same text before and after, and one with others.
 * @returns the run, and a shape per product with the id of its item for a text
 */
export async function savePublishedProducts(
  databaseUrl: string,
  schema: 'shopify_app' | 'woo_bridge',
  storeId: string,
): Promise<{ readonly runId: string; readonly shapes: readonly Shape[] }> {
  const sql = postgres(databaseUrl, { max: 1 });
  const runId = idOf('run', 1);
  await sql`select set_config('search_path', ${schema}, false)`;
  await sql`
    insert into runs (id, store_id, origin, state, settings, created_at, wake_at)
    values (${runId}, ${storeId}, 'picked', 'paused', '{"fields":[]}', now(), null)
  `;
  const shapes: Shape[] = [];
  for (const { name, text } of shapesFor(schema, UNITS, UNITS_PER_RUN)) {
    for (const [what, unit] of [
      [name, text],
      [`${name}, and others`, `${text}x`],
    ] as const) {
      const position = shapes.length;
      const before = JSON.stringify({ description: repeated(text) });
      const after = JSON.stringify({ description: repeated(unit) });
      const [itemId, snapshotId] = [idOf('itm', position), idOf('snp', position)];
      await sql`
        insert into items (id, run_id, store_id, position, product_id, product_name, state,
          base, proposal, snapshot_id, updated_at)
        values (${itemId}, ${runId}, ${storeId}, ${position}, ${String(position + 1)}, 'Oak',
          'published', ${`{"modified":"1","values":${before},"unrestorable":[]}`}::text::json,
          ${after}::text::json, ${snapshotId}, now())
      `;
      await sql`
        insert into snapshots (id, item_id, taken_at, raw, before, wanted, after)
        values (${snapshotId}, ${itemId}, now(), ${before}::text::json, ${before}::text::json,
          ${after}::text::json, ${after}::text::json)
      `;
      shapes.push({ name: what, text: itemId });
    }
  }
  await sql.end();
  return { runId, shapes };
}

function repeated(unit: string): string {
  return unit.repeat(LONGEST / unit.length);
}

function idOf(kind: 'run' | 'itm' | 'snp', number: number): string {
  return `${kind}_${String(number).padStart(26, '0')}`;
}
