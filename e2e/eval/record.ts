import type { Listing, Platform, Provenance } from '@wareword/shared-schema';
import { Parser } from 'htmlparser2';
import type { ListingRequest } from '../../backend/src/generation/index.ts';

/** A request from the input file, with its name in reports. */
export type Sample = ListingRequest & { readonly id: string; readonly brand?: string };

/** One listing as it was written. */
export interface Result {
  readonly id: string;
  readonly platform: Platform;
  readonly listing: Listing;
  /** Where its texts come from, if known. */
  readonly provenance?: Provenance | undefined;
  /** Milliseconds that it took. */
  readonly ms: number;
}

/** A listing beside its input, read once for all measures. */
export interface Reading {
  readonly sample: Sample;
  readonly result: Result;
  readonly inputWords: readonly string[];
  readonly inputStems: ReadonlySet<string>;
  readonly featureWords: number;
  readonly paragraphs: readonly string[];
  readonly headings: readonly string[];
  readonly items: readonly string[];
  /** Sentences of the paragraphs alone. */
  readonly prose: readonly string[];
  /** Title, bullets, description blocks and meta description. */
  readonly texts: readonly string[];
}

/** The visible text of markup, with single spaces. */
export function bare(markup: string): string {
  const parts: string[] = [];
  const separate = () => void parts.push(' ');
  const parser = new Parser({
    ontext: (text) => void parts.push(text),
    onopentagname: separate,
    onclosetag: separate,
  });
  parser.end(markup);
  return parts.join('').replace(/\s+/gu, ' ').trim();
}

/** The texts of the elements of some names; none of them holds another. */
function inside(markup: string, ...names: readonly string[]): string[] {
  const texts: string[] = [];
  let open = false;
  const parser = new Parser({
    onopentagname: (name) => {
      if (names.includes(name)) {
        open = true;
        texts.push('');
      } else if (open) texts.push(`${texts.pop() ?? ''} `);
    },
    ontext: (text) => {
      if (open) texts.push((texts.pop() ?? '') + text);
    },
    onclosetag: (name) => {
      if (names.includes(name)) open = false;
      else if (open) texts.push(`${texts.pop() ?? ''} `);
    },
  });
  parser.end(markup);
  return texts.map((text) => text.replace(/\s+/gu, ' ').trim()).filter((text) => text !== '');
}

export function tokens(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}\p{M}]+(?:['.][\p{L}\p{N}\p{M}]+)*/gu) ?? []
  );
}

/** A crude stem: the word without its most common endings. */
export function root(word: string): string {
  const low = word.toLowerCase().replace(/'s?$/u, '');
  if (low.length < 4) return low;
  return low.replace(/(?:ings?|edly|ed|ies|es|s|ly|y|e)$/u, '').replace(/(.)\1$/u, '$1');
}

export function sentences(text: string): string[] {
  // In a text without capitals, only periods end sentences.
  if (/^\P{L}*\p{Ll}/u.test(text) && !/[.!?] \p{Lu}/u.test(text))
    return text.split(/(?<=[.!?])\s+(?=[\p{L}\d])/u).filter((one) => /[\p{L}\p{N}]/u.test(one));
  return text
    .replace(
      /\b(U\.S\.A|U\.S|D\.J|L\.O\.L|Mr|Mrs|Ms|Dr|St|No|vs|approx|in|ft|lbs?|oz|e\.g|i\.e|Bros|Ep|Co|Inc)\. (?=\p{Ll}|(?<!\d (?:in|ft|lbs?|oz)\. )\d)/gu,
      '$1· ',
    )
    .replace(/\b(Mr|Mrs|Ms|Dr|St|No|vs|\p{Lu})\. (?=\p{Lu})/gu, '$1· ')
    .split(/(?<=[.!?]["”’)]?)\s+(?=["“(]?[\p{Lu}\d])/u)
    .map((sentence) => sentence.replaceAll('·', '.').trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** Reads a listing and its input. */
export function read(sample: Sample, result: Result): Reading {
  const { listing, platform } = result;
  const input = [
    sample.product_name,
    sample.features,
    sample.category,
    sample.customer,
    sample.brand_name,
  ]
    .map((text) => bare(text ?? ''))
    .join('\n');
  // "20 mm thick.Safety lock": a full stop that lost its space joins no words.
  const spaced = input.replace(/(?<=\p{Ll})\.(?=\p{Lu})/gu, '. ');
  // "9. 25" is 9.25 to a reader, and to the writer.
  const inputWords = tokens(`${spaced} ${spaced.replace(/(?<=\d[.,]) (?=\d)/gu, '')}`);
  const html = listing.description;
  const paragraphs =
    platform === 'amazon'
      ? html
          .split(/<br\s*\/?>/u)
          .map(bare)
          .filter((text) => text)
      : inside(html, 'p');
  const headings = inside(html, 'h2', 'h3', 'h4');
  const items = inside(html, 'li');
  return {
    sample,
    result,
    inputWords,
    inputStems: new Set(inputWords.flatMap((word) => [word, root(word)])),
    featureWords: tokens(bare(sample.features)).length,
    paragraphs,
    headings,
    items,
    // Amazon's descriptions have lists, too: lines without a full stop.
    prose: paragraphs.filter((text) => /[.!?…]\P{L}*$/u.test(text)).flatMap(sentences),
    texts: [
      listing.title,
      listing.item_highlights,
      ...listing.bullets,
      ...paragraphs,
      ...headings,
      ...items,
      listing.meta_description,
    ].filter((text) => text !== ''),
  };
}
