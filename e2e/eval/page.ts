import { bare, type Reading } from './record.ts';

/** Text as markup that shows it, quotes included: nothing of a record is ever markup of the page. */
function escape(text: string): string {
  return text.replace(/[&<>"']/gu, (mark) => `&#${mark.codePointAt(0) ?? 0};`);
}

/**
 * A description as its store would show it. Only the structure of known tags comes back out of the
 * escaped text: no attribute and no other tag can.
 */
function structure(markup: string): string {
  return escape(markup)
    .replace(/&#60;(\/?)(p|ul|ol|li|h2|h3|h4)&#62;/gu, '<$1$2>')
    .replace(/&#60;br ?\/?&#62;/gu, '<br>')
    .replace(/&#38;(amp|lt|gt|quot|#39);/gu, '&$1;');
}

function list(items: readonly string[]): string {
  return items.length === 0
    ? ''
    : `<ul>${items.map((item) => `<li>${escape(item)}</li>`).join('')}</ul>`;
}

function row(name: string, text: string): string {
  return text === '' ? '' : `<dt>${name}</dt><dd>${escape(text)}</dd>`;
}

function card({ sample, result: { platform, listing } }: Reading): string {
  const scores = Object.entries(listing.seo_scores)
    .map(([name, score]) => `<b>${score}</b> ${escape(name.replaceAll('_', ' '))}`)
    .join(' · ');
  return `<article><p class="where">${escape(platform)} · ${escape(sample.tone)}</p>
<h3>${escape(listing.title)}</h3>${list(listing.bullets)}<div>${structure(listing.description)}</div>
<dl>${row('Meta', listing.meta_description)}${row('Phrase', listing.focus_keyphrase)}
${row('Keywords', listing.keywords.join(', '))}${row('Terms', listing.backend_terms)}
${row('Tags', listing.product_tags.join(', '))}${row('Tip', listing.pro_tip)}</dl>
<p class="scores">${scores}</p></article>`;
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:90rem;padding:2rem;
color:#1c2321;background:#f7f7f4}section{margin:0 0 3rem}h2{margin:0 0 .5rem;font-size:1.2rem}
pre{white-space:pre-wrap;font:inherit;color:#5c6663;margin:0 0 1rem;max-width:70ch}
.cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(20rem,1fr));gap:1rem;align-items:start}
article{background:#fff;border:1px solid #dfe3e0;border-radius:.5rem;padding:1rem 1.25rem;overflow-wrap:anywhere}
article h2{font-size:1rem}h3{margin:.2rem 0 .6rem}.where,.scores,dt{font-size:.8rem;color:#5c6663;margin:0}
dl{display:grid;grid-template-columns:5rem 1fr;gap:.2rem .6rem;font-size:.85rem;border-top:1px solid #dfe3e0;padding-top:.7rem}
dd{margin:0}ul{padding-left:1.2rem}`;

/** A page with the listings of each product side by side, the input above them. */
export function page(readings: readonly Reading[]): string {
  const products = [...Map.groupBy(readings, (reading) => reading.sample.id).values()];
  const sections = products.map((group) => {
    const { id = '', product_name = '', features = '' } = group[0]?.sample ?? {};
    return `<section id="${escape(id)}"><h2>${escape(bare(product_name))}</h2>
<pre>${escape(features)}</pre><div class="cards">${group.map(card).join('\n')}</div></section>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Listings</title>
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="content-security-policy" content="default-src 'none';style-src 'unsafe-inline'">
<style>${STYLE}</style></head><body><h1>${products.length} products, ${readings.length} listings</h1>
${sections.join('\n')}</body></html>\n`;
}
