import { detailsText } from '../details.ts';
import { readInputInTurns } from '../reading/index.ts';
import type { ListingRequest } from '../request.ts';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';
import { plainText } from '../text/plain.ts';
import { STOP_WORDS, stemOf } from '../text/words.ts';
import { withoutQuestion, statementOf } from './yes-no-answers.ts';
import { figuresOf, type Figure } from './figures.ts';
import type { Lexicon } from './lexicon.ts';
import { negationsOf, polarityOf, type Negation } from './negation.ts';
import { basesOf } from './word-bases.ts';
import {
  readAttributes,
  indexAttributes,
  type StatementAttributes,
  type AttributeIndex,
} from './attribute-index.ts';
import { paddedWords } from './padded-words.ts';
import { memoizeLookup } from './memoize-lookup.ts';
import { tokensOf, type Token } from './tokens.ts';
import { loadLexicon } from './wordnet-lexicon.ts';
import { readShortForms, type ShortForms } from './short-forms.ts';
import { correctsUnknown, isUnknown } from './typos.ts';

/** A statement of the input: its name, its category, or a unit with its label. */
export interface Statement {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly figures: readonly Figure[];
  readonly stems: ReadonlySet<string>;
  readonly attributes: StatementAttributes;
}

/** The statements of the input, indexed for checking sentences. */
export interface Evidence extends AttributeIndex {
  readonly isEnglish: boolean;
  readonly statements: readonly Statement[];
  /** Stems of the product's name and category, but not of its parts. */
  readonly name: ReadonlySet<string>;
  /** Whether the product's name is plural: "Playing Cards". */
  readonly isPlural: boolean;
  readonly stems: ReadonlySet<string>;
  /** The input's words in their dictionary forms. */
  readonly words: ReadonlySet<string>;
  /** The superlatives among the input's words. */
  readonly superlatives: readonly string[];
  readonly affirmed: ReadonlySet<string>;
  readonly negated: ReadonlySet<string>;
  readonly negations: readonly Negation[];
  /** Stems that follow from the input's words according to the lexicon. */
  readonly implied: ReadonlySet<string>;
  /** Stems of the words in dictionary definitions of the input's words. */
  readonly definitionStems: ReadonlySet<string>;
  /** Stems of the words in dictionary definitions of the name's words. */
  readonly nameDefinitionStems: ReadonlySet<string>;
  /** The bases of the input's words, without endings. */
  readonly bases: ReadonlySet<string>;
  readonly shortForms: ShortForms;
  /** Whether the input names an age of at most twelve years. */
  readonly isForChildren: boolean;
  /** Whether the product is for babies: from birth on, or with an age or size in months. */
  readonly isForBabies: boolean;
  readonly lexicon: Lexicon;
  /** Whether the input contains a word, ignoring punctuation: "nonstick", "LOL". */
  containsToken(word: string): boolean;
  /** Whether a word corrects a typo in the input: "pieces" for "pices". */
  isTypoInInput(word: string): boolean;
  /** Whether the input contains a quote, ignoring spaces, quotation marks and letter case. */
  containsQuote(quote: string): boolean;
  /** Whether the input contains a quote's words in sequence, ignoring punctuation. */
  containsWords(quote: string): boolean;
}

/** Reads the input once for all sentences of a draft. */
export async function readEvidence(request: ListingRequest): Promise<Evidence> {
  const lexicon = await loadLexicon();
  const reading = await readInputInTurns(request);
  await yieldToEventLoop();
  const name = statement(plainText(request.product_name), lexicon);
  const category =
    request.category === undefined ? undefined : statement(plainText(request.category), lexicon);
  const statements = [
    name,
    ...(category === undefined ? [] : [category]),
    ...[request.brand_name, request.customer]
      .filter((text) => text !== undefined && text !== '')
      .map((text) => statement(plainText(text ?? ''), lexicon)),
  ];
  for (const { label, units } of reading.lines) {
    for (const [index, { text }] of units.entries()) {
      const statementText = label === undefined || index > 0 ? text : statementOf(label.text, text);
      statements.push(statement(withoutQuestion(statementText, units[index + 1]?.text), lexicon));
      await yieldToEventLoop();
    }
  }
  const stems = new Set(statements.flatMap((statement) => [...statement.stems]));
  // Words that `reading/` drops count too.
  for (const { kind, text, stem } of tokensOf(plainText(detailsText(request)))) {
    if (kind === 'word' && !STOP_WORDS.has(text)) stems.add(stem);
  }
  stems.add(stemOf('product'));
  const affirmed = new Set<string>();
  const negated = new Set<string>();
  const negations: Negation[] = [];
  const implied = new Set<string>();
  const definitionStems = new Set<string>();
  const bases = new Set<string>();
  const words = new Set<string>();
  for (const { tokens } of statements) {
    const polarity = polarityOf(tokens);
    for (const stem of polarity.affirmed) affirmed.add(stem);
    for (const stem of polarity.negated) negated.add(stem);
    negations.push(...negationsOf(tokens));
    if (tokens.some(({ text }) => text === 'separately')) negated.add(stemOf('included'));
    await yieldToEventLoop();
    for (const { kind, text } of tokens) {
      if (kind !== 'word' || STOP_WORDS.has(text)) continue;
      for (const stem of lexicon.implied(text)) implied.add(stem);
      for (const stem of lexicon.definitionStems(text)) definitionStems.add(stem);
      for (const form of lexicon.forms(text)) words.add(form);
      for (const base of basesOf(text)) bases.add(base);
      await yieldToEventLoop();
    }
  }
  const attributeIndex = indexAttributes(statements);
  const texts = [...statements.map(({ text }) => text), plainText(detailsText(request))].join('\n');
  const normalizedTexts = normalize(texts);
  const wordsOnly = paddedWords(texts);
  await yieldToEventLoop();
  const chunks = new Set([...chunksOf(texts), ...particleNouns(statements, lexicon)]);
  await yieldToEventLoop();
  const unknown: string[] = [];
  const superlatives: string[] = [];
  for (const word of words) {
    await yieldToEventLoop();
    if (isUnknown(word, lexicon)) unknown.push(word);
    if (lexicon.isSuperlative(word)) superlatives.push(word);
  }
  const shortForms = await readShortForms(statements, lexicon);
  return {
    isEnglish: reading.language === 'en',
    statements,
    name: new Set([...name.stems, ...(category?.stems ?? [])]),
    isPlural: reading.name.plural,
    stems,
    words,
    superlatives,
    affirmed,
    negated,
    negations,
    implied,
    definitionStems,
    nameDefinitionStems: new Set(
      name.tokens.flatMap(({ kind, text }) =>
        kind === 'word' ? [...lexicon.definitionStems(text)] : [],
      ),
    ),
    bases,
    shortForms,
    ...attributeIndex,
    isForChildren:
      stems.has('toy') ||
      statements.some(
        ({ tokens, figures }) =>
          tokens.some(({ text }) => /^age[sd]?$/u.test(text)) &&
          figures.some(({ value }) => Number(value) <= MAX_CHILD_AGE),
      ),
    isForBabies: statements.some(
      ({ stems: statementStems, tokens, figures }) =>
        statementStems.has(stemOf('birth')) ||
        (tokens.some(({ text }) => AGES_AND_SIZES.has(text)) &&
          figures.some(({ unit, value }) => unit === 'month' && Number(value) <= MAX_BABY_MONTHS)),
    ),
    lexicon,
    containsToken: (word) => chunks.has(word),
    isTypoInInput: memoizeLookup((word) => correctsUnknown(word, unknown, lexicon)),
    containsQuote: (quote) => normalizedTexts.includes(normalize(quote)),
    containsWords: (quote) => wordsOnly.includes(paddedWords(plainText(quote))),
  };
}

const MAX_CHILD_AGE = 12;
const MAX_BABY_MONTHS = 18;
const AGES_AND_SIZES: ReadonlySet<string> = new Set('age ages aged size sizes from'.split(' '));

function statement(text: string, lexicon: Lexicon): Statement {
  const tokens = tokensOf(text);
  return {
    text,
    tokens,
    figures: figuresOf(tokens),
    attributes: readAttributes(tokens, lexicon),
    // "Note" is not a form of "not".
    stems: new Set(
      tokens
        .filter(({ kind, text: word }) => kind === 'word' && !STOP_WORDS.has(word))
        .map(({ stem }) => stem),
    ),
  };
}

function withoutEndMarks(word: string): string {
  let end = word.length;
  while (end > 0 && !/[\p{L}\p{N}\p{Cs}]/u.test(word.charAt(end - 1))) end -= 1;
  return word.slice(0, end);
}

/**
 * The input's words, split at spaces and without punctuation, and the parts of words such as
 * "2AAbatteries".
 */
function chunksOf(text: string): ReadonlySet<string> {
  const chunks = new Set<string>();
  // "R/C" also counts as "RC".
  for (const [initials] of text.matchAll(/\b\p{L}(?:\/\p{L})+\b/gu)) {
    chunks.add(initials.replaceAll('/', '').toLowerCase());
  }
  const words = text.split(/[\s/]+/u);
  // "multi colored" also counts as "multicolored".
  for (const [at, word] of words.entries()) {
    const pair = `${word}${words[at + 1] ?? ''}`;
    chunks.add(withoutEndMarks(pair).toLowerCase());
  }
  for (const chunk of words) {
    const joined = chunk.replaceAll(/[^\p{L}\p{N}]/gu, '');
    const separated = joined.replaceAll(/(\p{Lu}{2})(\p{Ll})/gu, '$1 $2');
    const parts = /\d/u.test(joined) ? separated.split(/[\d ]+/u) : [];
    const pieces = chunk.split('-').map((piece) => piece.replaceAll(/[^\p{L}\p{N}]/gu, ''));
    // "double-back-up" also counts as "backup".
    const pairs = pieces.slice(1).map((piece, index) => `${pieces[index] ?? ''}${piece}`);
    for (const part of [joined, ...parts, ...pairs])
      if (part.length > 1) chunks.add(part.toLowerCase());
  }
  return chunks;
}

const PARTICLES: ReadonlySet<string> = new Set('off out up down in on over back'.split(' '));

/** Nouns formed from the input's phrasal verbs: "shutoff", for something that shuts off. */
function particleNouns(statements: readonly Statement[], lexicon: Lexicon): string[] {
  return statements.flatMap(({ tokens }) =>
    tokens.flatMap(({ text }, at) => {
      const verb = tokens[at - 1];
      if (verb === undefined || !PARTICLES.has(text) || verb.kind !== 'word') return [];
      return lexicon.forms(verb.text).map((form) => `${form}${text}`);
    }),
  );
}

function normalize(text: string): string {
  return plainText(text)
    .toLowerCase()
    .replaceAll(/[’‘]/gu, "'")
    .replaceAll(/[“”]/gu, '"')
    .replaceAll(/\s+/gu, ' ')
    .replace(/^[ "'.,;]+/u, '')
    .replace(/[ "'.,;]{1,20}$/u, '');
}
