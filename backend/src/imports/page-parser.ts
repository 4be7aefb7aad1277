import { Parser } from 'htmlparser2';
import { Microdata, type ItemProperties } from './microdata.ts';

/** What a page says about its product, before any of it is trusted. */
export interface ParsedPage {
  /** The texts of its JSON-LD scripts. */
  readonly jsonLd: readonly string[];
  /** The properties of its first schema.org Product in microdata. */
  readonly microdata: ItemProperties;
  /** Its `meta` elements, by property or name in lowercase. */
  readonly meta: ReadonlyMap<string, string>;
}

/** Scripts that are read, and the characters of each; a longer one is left out. */
const MAX_SCRIPTS = 40;
const MAX_SCRIPT_CHARACTERS = 300_000;
/**
 * Elements that are open at once, after which the rest of a page is not read: the parser takes longer
 * for each tag the deeper it is.
 */
const MAX_OPEN = 1_000;
/** Attributes of one tag, likewise: the parser keeps all of them until the tag ends. */
const MAX_ATTRIBUTES = 1_000;
/** Characters that are parsed at a time, after which these limits are checked. */
const PIECE = 4_096;
/** Characters of one `meta` element. */
const MAX_META_CHARACTERS = 5_000;

/** Collects a page's product details while it arrives. It builds no tree and runs nothing. */
export class PageParser {
  readonly #jsonLd: string[] = [];
  readonly #meta = new Map<string, string>();
  readonly #microdata = new Microdata();
  #script: string | undefined;
  #open = 0;
  #attributes = 0;
  readonly #parser = new Parser(
    {
      onopentagname: () => {
        this.#attributes = 0;
      },
      onattribute: () => {
        this.#attributes += 1;
      },
      onopentag: (name, attributes) => {
        this.#open += 1;
        if (name === 'script') {
          const type = attributes['type']?.trim().toLowerCase();
          this.#script = type === 'application/ld+json' ? '' : undefined;
        } else if (name === 'meta') this.#addMeta(attributes);
        this.#microdata.open(attributes);
      },
      ontext: (text) => {
        if (this.#script !== undefined && this.#script.length <= MAX_SCRIPT_CHARACTERS) {
          this.#script += text;
        }
        this.#microdata.text(text);
      },
      onclosetag: (name) => {
        this.#open -= 1;
        if (name === 'script' && this.#script !== undefined) this.#addScript(this.#script);
        this.#microdata.close();
      },
    },
    { decodeEntities: true },
  );

  /** @param pause called between pieces of the text, so that others get their turn */
  async write(text: string, pause: () => Promise<void>): Promise<void> {
    for (let start = 0; start < text.length; start += PIECE) {
      if (this.#open > MAX_OPEN || this.#attributes > MAX_ATTRIBUTES) return;
      this.#parser.write(text.slice(start, start + PIECE));
      await pause();
    }
  }

  end(): ParsedPage {
    this.#parser.end();
    return {
      jsonLd: this.#jsonLd,
      microdata: this.#microdata.properties,
      meta: this.#meta,
    };
  }

  #addScript(script: string): void {
    this.#script = undefined;
    const fits = script.length <= MAX_SCRIPT_CHARACTERS;
    if (fits && this.#jsonLd.length < MAX_SCRIPTS) this.#jsonLd.push(script);
  }

  #addMeta({ property, name, content }: Readonly<Record<string, string | undefined>>): void {
    const key = (property ?? name ?? '').toLowerCase();
    if (key === '' || content === undefined || this.#meta.has(key)) return;
    this.#meta.set(key, content.slice(0, MAX_META_CHARACTERS));
  }
}
