/** A product that a visitor tried on the landing page, on its way to the form of a new account. */
export interface TriedProduct {
  readonly product_name: string;
  readonly features: string;
  readonly category: string;
}

const KEY = 'wareword.tried';

/** Keeps in this tab the product that a link has after its `#`, which browsers don't send to servers. */
export function keepTriedProduct(): void {
  const fields = new URLSearchParams(window.location.hash.slice(1));
  if (!fields.has('product_name')) return;
  try {
    sessionStorage.setItem(KEY, fields.toString());
  } catch {
    // Storage is full or blocked: the form begins empty.
  }
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
}

/** Returns the product that was kept, once. */
export function takeTriedProduct(): TriedProduct | undefined {
  try {
    const kept = sessionStorage.getItem(KEY);
    if (kept === null) return undefined;
    sessionStorage.removeItem(KEY);
    const fields = new URLSearchParams(kept);
    const textOf = (name: keyof TriedProduct) => fields.get(name) ?? '';
    return {
      product_name: textOf('product_name'),
      features: textOf('features'),
      category: textOf('category'),
    };
  } catch {
    return undefined;
  }
}
