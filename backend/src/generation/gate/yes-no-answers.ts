const NO = /^(?:no|none|false)[.!]?$/iu;
const YES = /^(?:yes|true)[.!]?$/iu;

/**
 * The statement of a label with a yes-or-no value: "Waterproof: No" negates its label, and
 * "Waterproof: Yes" states it.
 */
export function statementOf(label: string, value: string): string {
  if (NO.test(value)) return `not ${label}`;
  return YES.test(value) ? label : `${label}: ${value}`;
}

/**
 * A text whose question is answered with "No", rewritten as a negation: "Heat reflecting? No, on
 * purpose".
 * @param next the text after it, which may be the answer
 */
export function withoutQuestion(text: string, next: string | undefined): string {
  const mark = text.indexOf('?');
  if (mark === -1) return text;
  const answer = text.slice(mark + 1).trimStart();
  if (/^No\b/u.test(answer)) return `not ${text.slice(0, mark)}. ${answer}`;
  return answer === '' && next !== undefined && /^No\b/u.test(next)
    ? `not ${text.slice(0, mark)}`
    : text;
}
