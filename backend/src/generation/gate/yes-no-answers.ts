const NO = /^(?:no|none|false)[.!]?$/iu;
const YES = /^(?:yes|true)[.!]?$/iu;

/** "Waterproof: No" denies what its label names, and "Waterproof: Yes" states it. */
export function statementOf(label: string, value: string): string {
  if (NO.test(value)) return `not ${label}`;
  return YES.test(value) ? label : `${label}: ${value}`;
}

/** "Heat reflecting? No, on purpose" denies what it asks. */
export function withoutQuestion(text: string, next: string | undefined): string {
  const mark = text.indexOf('?');
  if (mark === -1) return text;
  const answer = text.slice(mark + 1).trimStart();
  if (/^No\b/u.test(answer)) return `not ${text.slice(0, mark)}. ${answer}`;
  return answer === '' && next !== undefined && /^No\b/u.test(next)
    ? `not ${text.slice(0, mark)}`
    : text;
}
