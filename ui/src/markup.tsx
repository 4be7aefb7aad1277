import { Typography } from '@mantine/core';
import { createElement, Fragment, useMemo, type ReactNode } from 'react';
import { Noted, type Note } from './cited.tsx';

/** Elements allowed in a description's preview, always without their attributes. */
const ELEMENTS = new Set([
  'p',
  'br',
  'ul',
  'ol',
  'li',
  'div',
  'strong',
  'b',
  'em',
  'i',
  'u',
  'blockquote',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
]);

/** Elements that are removed with their content, because it is not readable text. */
const HIDDEN_ELEMENTS = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'svg',
  'math',
]);

const NO_CHILDREN = new Set(['br']);

/**
 * Renders untrusted markup: it is parsed in an inert document, and only known elements are
 * recreated, so none of the original markup reaches the page.
 */
export function Markup({
  html,
  notes = NO_NOTES,
}: {
  readonly html: string;
  /** The sources of parts of the text, shown on hover. */
  readonly notes?: readonly Note[];
}): ReactNode {
  const children = useMemo(() => {
    const noted = withNotes(html, notes);
    return childrenOf(new DOMParser().parseFromString(noted, 'text/html').body, notes);
  }, [html, notes]);
  return <Typography>{children}</Typography>;
}

const NO_NOTES: readonly Note[] = [];

/** The markup with an element of ours around each stretch, numbered as its note. */
function withNotes(html: string, notes: readonly Note[]): string {
  let noted = '';
  let at = 0;
  for (const [index, { start, end }] of notes.entries()) {
    const stretch = html.slice(start, end);
    noted += `${html.slice(at, start)}<mark data-note="${index}">${stretch}</mark>`;
    at = end;
  }
  return noted + html.slice(at);
}

/** The text of markup. */
export function htmlToText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const block of body.querySelectorAll('br,p,li,h1,h2,h3,h4,h5,h6,div,tr')) block.after('\n');
  for (const unread of body.querySelectorAll([...HIDDEN_ELEMENTS].join())) unread.remove();

  return body.textContent.replace(/\n{3,}/g, '\n\n').trim();
}

function childrenOf(node: Node, notes: readonly Note[]): ReactNode[] {
  return Array.from(node.childNodes, (child, index) => (
    <Fragment key={index}>{rebuild(child, notes)}</Fragment>
  ));
}

function rebuild(node: Node, notes: readonly Note[]): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue;
  if (!(node instanceof Element)) return null;
  const name = node.localName;
  if (HIDDEN_ELEMENTS.has(name)) return null;
  // Whatever its own level, it belongs below our heading for the field.
  if (/^h[1-6]$/.test(name)) return <h3>{childrenOf(node, notes)}</h3>;
  const note = name === 'mark' ? notes[Number(node.getAttribute('data-note'))] : undefined;
  if (note !== undefined) return <Noted label={note.label}>{childrenOf(node, notes)}</Noted>;
  if (!ELEMENTS.has(name)) return childrenOf(node, notes);
  return NO_CHILDREN.has(name)
    ? createElement(name)
    : createElement(name, {}, childrenOf(node, notes));
}
