import { Typography } from '@mantine/core';
import { createElement, Fragment, useMemo, type ReactNode } from 'react';

/** What a description may be made of in a preview. No attribute of any of them is taken over. */
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

/** What is left out with all that it holds: it is no text for a reader. */
const UNREAD = new Set([
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
 * Markup that somebody else wrote, as elements of ours: it is parsed in a document where nothing
 * runs or loads, and only what is known is built anew, so no markup of theirs reaches the page.
 */
export function Markup({ html }: { readonly html: string }): ReactNode {
  const children = useMemo(
    () => childrenOf(new DOMParser().parseFromString(html, 'text/html').body),
    [html],
  );
  return <Typography>{children}</Typography>;
}

/** Markup as the text that it shows. */
export function textOf(html: string): string {
  const spaced = html.replace(/<br\b[^>]*>|<\/(?:p|li|h[1-6]|div|tr)>/gi, '$&\n');
  const { body } = new DOMParser().parseFromString(spaced, 'text/html');
  for (const unread of body.querySelectorAll([...UNREAD].join())) unread.remove();
  return body.textContent.replace(/\n{3,}/g, '\n\n').trim();
}

function childrenOf(node: Node): ReactNode[] {
  return Array.from(node.childNodes, (child, index) => (
    <Fragment key={index}>{rebuild(child)}</Fragment>
  ));
}

function rebuild(node: Node): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue;
  if (!(node instanceof Element)) return null;
  const name = node.localName;
  if (UNREAD.has(name)) return null;
  // Whatever its own level, it stands below our heading for the field.
  if (/^h[1-6]$/.test(name)) return <h3>{childrenOf(node)}</h3>;
  if (!ELEMENTS.has(name)) return childrenOf(node);
  return NO_CHILDREN.has(name) ? createElement(name) : createElement(name, {}, childrenOf(node));
}
