/** Properties of a product in microdata; its brand's and offers' properties have their own names. */
export type ItemProperties = ReadonlyMap<string, string>;

/** Characters of one property. */
const MAX_CHARACTERS = 20_000;
const MAX_PROPERTIES = 60;
const PRODUCT = /^https?:\/\/schema\.org\/Product(?:Group)?$/i;

/** An element that is still open, by how deep it is. */
interface Opened {
  readonly depth: number;
}

/**
 * Reads the first schema.org Product of a page in microdata, one tag at a time: the name of its brand
 * becomes `brand`, the price of its offer `price`. Each tag takes the same time, however deep it is.
 */
export class Microdata {
  readonly #properties = new Map<string, string>();
  /** The open items: a product, one of its parts by property name, or another thing. */
  readonly #items: (Opened & { readonly kind: string })[] = [];
  /** The open elements whose text is a property. */
  readonly #texts: (Opened & { readonly property: string; text: string })[] = [];
  #depth = 0;
  #isDone = false;

  get properties(): ItemProperties {
    return this.#properties;
  }

  open(attributes: Readonly<Record<string, string | undefined>>): void {
    this.#depth += 1;
    const { itemprop, itemscope, itemtype = '', content } = attributes;
    if (itemscope !== undefined) {
      const kind = PRODUCT.test(itemtype.trim()) ? 'product' : (itemprop ?? 'other');
      this.#items.push({ depth: this.#depth, kind });
      return;
    }
    const property = nameOf(itemprop, this.#items.at(-1)?.kind);
    if (property === undefined) return;
    if (content !== undefined) this.#add(property, content);
    else this.#texts.push({ depth: this.#depth, property, text: '' });
  }

  text(text: string): void {
    const element = this.#texts.at(-1);
    if (element !== undefined && element.text.length < MAX_CHARACTERS) element.text += text;
  }

  close(): void {
    const text = this.#texts.at(-1);
    if (text?.depth === this.#depth) {
      this.#texts.pop();
      this.#add(text.property, text.text);
    }
    const item = this.#items.at(-1);
    if (item?.depth === this.#depth) {
      this.#items.pop();
      if (item.kind === 'product' && this.#properties.size > 0) this.#isDone = true;
    }
    this.#depth -= 1;
  }

  #add(property: string, text: string): void {
    const value = text.slice(0, MAX_CHARACTERS).trim();
    if (this.#isDone || value === '' || this.#properties.size >= MAX_PROPERTIES) return;
    if (!this.#properties.has(property)) this.#properties.set(property, value);
  }
}

/** What a property says of the product, by the item that it belongs to. */
function nameOf(property: string | undefined, inside: string | undefined): string | undefined {
  if (property === undefined || inside === 'product') return property;
  if (inside === 'brand' && property === 'name') return 'brand';
  const isPrice = property === 'price' || property === 'priceCurrency';
  return inside === 'offers' && isPrice ? property : undefined;
}
