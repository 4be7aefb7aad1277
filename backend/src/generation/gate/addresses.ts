import type { Evidence } from './evidence.ts';

/**
 * Characters that a web or email address can't contain. Punctuation of the sentence may follow it.
 */
const NON_ADDRESS_CHARACTERS = /[^\p{L}\p{N}@.-]+/u;
const FIRST_LABEL = /^[a-z0-9][a-z0-9@-]{1,62}$/u;
const MIDDLE_LABEL = /^[a-z0-9-]{2,63}$/u;
const LAST_LABEL = /^[a-z]{2,24}$/u;
const MAX_LABELS = 5;

/** The reason to reject a web or email address that the input doesn't contain. */
export function unsupportedAddress(text: string, evidence: Evidence): string | undefined {
  for (const piece of text.split(NON_ADDRESS_CHARACTERS)) {
    const address = piece.endsWith('.') ? piece.slice(0, -1) : piece;
    if (isAddress(address) && !evidence.containsQuote(address)) {
      return `it names "${address}", which isn't in the product details`;
    }
  }
  return undefined;
}

/** Whether a text is a web or email address: "lavender.example", "shop@lavender.example". */
function isAddress(text: string): boolean {
  const labels = text.split('.');
  const [first = '', ...more] = labels;
  const last = more.pop() ?? '';
  return (
    labels.length <= MAX_LABELS &&
    FIRST_LABEL.test(first) &&
    LAST_LABEL.test(last) &&
    more.every((label) => MIDDLE_LABEL.test(label))
  );
}
