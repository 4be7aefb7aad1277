import { Parser } from 'htmlparser2';
import { html, type Html } from '../../html.ts';

/** What a description may be made of, without any attributes. */
const ELEMENTS = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'br'] as const;
type Element = (typeof ELEMENTS)[number];

interface Node {
  readonly element: Element | undefined;
  readonly children: Html[];
}

/** A listing's description as HTML that is safe on our pages, whatever it was made from. */
export function safeMarkup(markup: string): Html {
  const root: Node = { element: undefined, children: [] };
  const open: Node[] = [root];
  const top = () => open.at(-1) ?? root;
  const parser = new Parser({
    ontext: (text) => top().children.push(html`${text}`),
    onopentag: (name) => {
      const element = ELEMENTS.find((known) => known === name);
      open.push({ element, children: [] });
    },
    onclosetag: () => {
      if (open.length === 1) return;
      const node = open.pop();
      if (node !== undefined) top().children.push(render(node));
    },
  });
  parser.end(markup);
  return html`${root.children}`;
}

function render({ element, children }: Node): Html {
  switch (element) {
    case 'p':
      return html`<p>${children}</p>`;
    // The page has its own headings.
    case 'h2':
    case 'h3':
      return html`<p><strong>${children}</strong></p>`;
    case 'ul':
      return html`<ul>
        ${children}
      </ul>`;
    case 'ol':
      return html`<ol>
        ${children}
      </ol>`;
    case 'li':
      return html`<li>${children}</li>`;
    case 'strong':
      return html`<strong>${children}</strong>`;
    case 'em':
      return html`<em>${children}</em>`;
    case 'br':
      return html`<br />`;
    case undefined:
      return html`${children}`;
  }
}
