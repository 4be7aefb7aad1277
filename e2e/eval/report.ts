import type { Measured } from './measures.ts';
import type { Reading } from './record.ts';

const WORST = 10;

/** The table of one platform, and under it what missed its goal. */
export function table(platform: string, measures: readonly Measured[], verbose: boolean): string {
  const lines = [`\n${platform}`];
  for (const { name, value, unit, goal, good } of measures) {
    const digits = unit === '' && Math.abs(value) < 1 && value !== 0 ? 3 : 1;
    const figure = `${value.toFixed(digits)} ${unit}`.trim();
    lines.push(`  ${good ? '✓' : '✗'} ${name.padEnd(36)} ${figure.padStart(10)}   ${goal}`);
  }
  for (const { name, good, worst } of measures) {
    if (worst.length === 0 || (good && !verbose)) continue;
    lines.push(`  ${name}:`, ...worst.slice(0, WORST).map((text) => `    ${text.slice(0, 220)}`));
  }
  return lines.join('\n');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** A page with the listings of each product side by side. */
export function page(readings: readonly Reading[]): string {
  const products = Map.groupBy(readings, (reading) => reading.sample.id);
  const sections = [...products.values()].map((group) => {
    const sample = group[0]?.sample;
    const cells = group.map(
      ({
        result: { platform, listing },
      }) => `<td><b>${platform}</b><h3>${escape(listing.title)}</h3>
      <ul>${listing.bullets.map((bullet) => `<li>${escape(bullet)}</li>`).join('')}</ul>
      <div>${listing.description}</div><p><i>${escape(listing.meta_description)}</i></p>
      <p>${escape([...listing.keywords, listing.backend_terms, listing.focus_keyphrase].filter((text) => text).join(' · '))}</p>
      <p>${escape(JSON.stringify(listing.seo_scores))} ${escape(listing.pro_tip)}</p></td>`,
    );
    return `<h2>${escape(sample?.product_name ?? '')}</h2><pre>${escape(sample?.features ?? '')}</pre><table><tr>${cells.join('')}</tr></table>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Listings</title>
<style>body{font:15px/1.45 system-ui;margin:2rem}td{vertical-align:top;width:33%;padding:0 1rem}pre{white-space:pre-wrap;color:#555}</style>
${sections.join('\n')}</html>\n`;
}
