import type { Citation, Listing, SourceField } from '@wareword/shared-schema';
import type { Reading } from './record.ts';

/** Text as markup that shows it, quotes included: nothing of a record is ever markup of the page. */
function escape(text: string): string {
  return text.replace(/[&<>"']/gu, (mark) => `&#${mark.codePointAt(0) ?? 0};`);
}

/**
 * A description as its store would show it. Only the structure of known tags comes back out of the
 * escaped text: no attribute and no other tag can.
 */
function structure(escaped: string): string {
  return escaped
    .replace(/&#60;(\/?)(p|ul|ol|li|h2|h3|h4)&#62;/gu, '<$1$2>')
    .replace(/&#60;br ?\/?&#62;/gu, '<br>')
    .replace(/&#38;(amp|lt|gt|quot|#39);/gu, '&$1;');
}

/** A text of a listing with the spans marked that are based on the input, and their sources. */
function cited(
  text: string,
  { sample, result }: Reading,
  citations: readonly Citation[] = [],
): string {
  const given = result.provenance?.input ?? {};
  let at = 0;
  let marked = '';
  for (const { start, end, sources } of citations) {
    const quotes = sources.map(
      ({ field, start: from, end: to }) => `${field}: ${(given[field] ?? '').slice(from, to)}`,
    );
    const ids = sources.map(({ field, start: from }) => `${sample.id}-${field}-${from}`);
    marked += `${escape(text.slice(at, start))}\uE000${escape(quotes.join('\n'))}\uE001${escape(ids[0] ?? '')}\uE002${escape(text.slice(start, end))}\uE003`;
    at = end;
  }
  return marked + escape(text.slice(at));
}

/** The private marks of `cited` as elements, once no text can hold any other. */
function marks(html: string): string {
  return html.replace(
    /\uE000([^\uE001]*)\uE001([^\uE002]*)\uE002([^\uE003]*)\uE003/gu,
    '<a class="cited" title="$1" href="#$2">$3</a>',
  );
}

function fieldOf(reading: Reading, field: keyof Listing, index = 0): readonly Citation[] {
  return reading.result.provenance?.fields[field]?.[index] ?? [];
}

function row(name: string, html: string): string {
  return html === '' ? '' : `<dt>${name}</dt><dd>${marks(html)}</dd>`;
}

function card(reading: Reading): string {
  const { sample, result } = reading;
  const { platform, listing } = result;
  const text = (field: 'title' | 'meta_description' | 'item_highlights') =>
    cited(listing[field], reading, fieldOf(reading, field));
  const scores = Object.entries(listing.seo_scores)
    .map(([name, score]) => `<b>${score}</b> ${escape(name.replaceAll('_', ' '))}`)
    .join(' · ');
  const bullets = listing.bullets.map(
    (bullet, index) =>
      `<li>${marks(cited(bullet, reading, fieldOf(reading, 'bullets', index)))}</li>`,
  );
  const description = cited(listing.description, reading, fieldOf(reading, 'description'));
  return `<article><p class="where">${escape(platform)} · ${escape(sample.tone)}</p>
<h3>${marks(text('title'))}</h3>${bullets.length === 0 ? '' : `<ul>${bullets.join('')}</ul>`}<div>${marks(structure(description))}</div>
<dl>${row('Highlights', text('item_highlights'))}${row('Meta', text('meta_description'))}${row('Phrase', escape(listing.focus_keyphrase))}
${row('Keywords', escape(listing.keywords.join(', ')))}${row('Terms', escape(listing.backend_terms))}
${row('Tags', escape(listing.product_tags.join(', ')))}${row('Tip', escape(listing.pro_tip))}</dl>
<p class="scores">${scores}</p></article>`;
}

/** A field of the input, with the position of each span that a listing of it is based on. */
function source(field: SourceField, group: readonly Reading[]): string {
  const [first] = group;
  const text = first?.result.provenance?.input[field] ?? '';
  const starts = new Set(
    group
      .flatMap(({ result }) => Object.values(result.provenance?.fields ?? {}))
      .flat(2)
      .flatMap(({ sources }) => sources)
      .filter((one) => one.field === field)
      .map(({ start }) => start),
  );
  let html = '';
  let at = 0;
  for (const start of [...starts].sort((a, b) => a - b)) {
    const id = escape(`${first?.sample.id ?? ''}-${field}-${start}`);
    html += `${escape(text.slice(at, start))}<i id="${id}"></i>`;
    at = start;
  }
  return html + escape(text.slice(at));
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:90rem;padding:2rem;
color:#1c2321;background:#f7f7f4}section{margin:0 0 3rem;display:grid;grid-template-columns:minmax(14rem,1fr) 3fr;gap:1.5rem}
.input{position:sticky;top:1rem;align-self:start}.cited{color:inherit;text-decoration:underline dotted;text-underline-offset:.2em}
i:target{outline:.4rem solid #f0b429}h2{margin:0 0 .5rem;font-size:1.2rem}
pre{white-space:pre-wrap;font:inherit;color:#5c6663;margin:0 0 1rem;max-width:70ch}
.cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(20rem,1fr));gap:1rem;align-items:start}
article{background:#fff;border:1px solid #dfe3e0;border-radius:.5rem;padding:1rem 1.25rem;overflow-wrap:anywhere}
article h2{font-size:1rem}h3{margin:.2rem 0 .6rem}.where,.scores,dt{font-size:.8rem;color:#5c6663;margin:0}
dl{display:grid;grid-template-columns:5rem 1fr;gap:.2rem .6rem;font-size:.85rem;border-top:1px solid #dfe3e0;padding-top:.7rem}
dd{margin:0}ul{padding-left:1.2rem}`;

/** A page with each product's input next to its listings, in which sources are marked. */
export function page(readings: readonly Reading[]): string {
  const products = [...Map.groupBy(readings, (reading) => reading.sample.id).values()];
  const sections = products.map((group) => {
    const { id = '' } = group[0]?.sample ?? {};
    return `<section id="${escape(id)}"><div class="input"><h2>${source('product_name', group)}</h2>
<pre>${source('features', group)}</pre><pre>${source('category', group)}</pre></div><div class="cards">${group.map(card).join('\n')}</div></section>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Listings</title>
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="content-security-policy" content="default-src 'none';style-src 'unsafe-inline'">
<style>${STYLE}</style></head><body><h1>${products.length} products, ${readings.length} listings</h1>
${sections.join('\n')}</body></html>\n`;
}
