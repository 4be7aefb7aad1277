import { readFileSync } from 'node:fs';
import { PLATFORMS, type Platform } from '@wareword/shared-schema';
import type { Draft, ListingRequest } from '../../../src/generation/index.ts';

/** A draft with the product that it is of; one with an invention says which. */
export interface GateFixture {
  readonly id: string;
  readonly request: ListingRequest;
  readonly draft: Draft;
  /** The kind of the planted invention, the sentence that holds it, and where it is. */
  readonly planted?: { readonly kind: string; readonly text: string; readonly field: string };
}

type Fields = Record<string, string | string[]>;

const LISTS: ReadonlySet<string> = new Set(['bullets', 'keywords', 'product_tags']);

/**
 * Reads the drafts of a file: products begin with "=", followed by "field: value" lines. The lines of a draft
 * start with its platform. "+ kind; platform.field; text" plants a sentence, "~ kind; platform.field; old =>
 * new" puts one in place of another.
 */
export function readFixtures(name: string): { faithful: GateFixture[]; invented: GateFixture[] } {
  const text = readFileSync(new URL(`./${name}`, import.meta.url), 'utf8');
  const faithful: GateFixture[] = [];
  const invented: GateFixture[] = [];
  for (const block of text.split(/^= /mu).slice(1)) {
    const [id = '', ...lines] = block.trim().split('\n');
    const fields = new Map<string, string>();
    const planted: string[] = [];
    for (const line of lines) {
      if (/^[+~] /u.test(line)) planted.push(line);
      else fields.set(line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2));
    }
    for (const platform of PLATFORMS) faithful.push(fixture(id, platform, fields, undefined));
    for (const line of planted) {
      const platform = PLATFORMS.find((one) => line.includes(`; ${one}.`));
      if (platform === undefined) throw new Error(`no platform in: ${line}`);
      invented.push(fixture(id, platform, fields, line));
    }
  }
  return { faithful, invented };
}

function fixture(
  id: string,
  platform: Platform,
  fields: ReadonlyMap<string, string>,
  line: string | undefined,
): GateFixture {
  const request: ListingRequest = {
    product_name: fields.get('name') ?? '',
    features: (fields.get('features') ?? '').split(' | ').join('\n'),
    category: fields.get('category'),
    platform,
    tone: 'Professional',
    ...(fields.has('brand') ? { brand_name: fields.get('brand') } : {}),
  };
  const draft: Fields = {};
  for (const [key, value] of fields) {
    const [owner, field] = key.split('.');
    if (owner !== platform || field === undefined) continue;
    draft[field] = LISTS.has(field) ? value.split(' | ') : value;
  }
  if (line === undefined) return { id: `${id} ${platform}`, request, draft };
  const [kind = '', place = '', ...rest] = line.slice(2).split('; ');
  const field = place.slice(place.indexOf('.') + 1);
  const text = plant(draft, field, line.startsWith('~'), rest.join('; '));
  return { id: `${id} ${platform} ${kind}`, request, draft, planted: { kind, text, field } };
}

/** Changes the draft and returns the text that was put in. */
function plant(draft: Fields, field: string, replaces: boolean, text: string): string {
  const value = draft[field] ?? '';
  if (!replaces) {
    draft[field] =
      typeof value === 'string'
        ? value.includes('</p>')
          ? value.replace('</p>', ` ${text}</p>`)
          : `${value} ${text}`
        : [...value, text];
    return text;
  }
  const [old = '', put = ''] = text.split(' => ');
  const change = (one: string) => one.replace(old, put);
  const changed = typeof value === 'string' ? change(value) : value.map(change);
  if (JSON.stringify(changed) === JSON.stringify(value)) throw new Error(`not found: ${old}`);
  draft[field] = changed;
  return put;
}
