/** A product that a visitor tried on the landing page, on its way to the form of a new account. */
export interface TriedProduct {
  readonly product_name: string;
  readonly features: string;
  readonly category: string;
}

const PLACE = 'wareword.tried';

/** Keeps in this tab the product that a link names behind its `#`, where no server reads it. */
export function keepTriedProduct(): void {
  const fields = new URLSearchParams(window.location.hash.slice(1));
  if (!fields.has('product_name')) return;
  try {
    sessionStorage.setItem(PLACE, fields.toString());
  } catch {
    // Storage is full or blocked: the form begins empty.
  }
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
}

/** The product that was kept, which is then forgotten. */
export function takeTriedProduct(): TriedProduct | undefined {
  try {
    const kept = sessionStorage.getItem(PLACE);
    if (kept === null) return undefined;
    sessionStorage.removeItem(PLACE);
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
