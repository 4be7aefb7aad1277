import { html, type Html } from '../../html.ts';

/** Text with `code` between backticks. */
export function textWithCode(text: string): Html[] {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));
}
