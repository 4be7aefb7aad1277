import type { Listing } from '@wareword/shared-schema';
import type { ReactNode } from 'react';
import { t } from '../../messages/listing.ts';

/** Where Google truncates a search result, in characters. */
const SNIPPET = { title: 60, description: 155 };

/** A store's product in Google's search. */
export function GoogleResult({
  listing,
  path,
}: {
  readonly listing: Listing;
  /** What the store calls its products in addresses. */
  readonly path: string;
}): ReactNode {
  return (
    <>
      <div style={{ fontSize: 14, color: '#4d5156' }}>{t('exampleStorePath', { path })}</div>
      <div style={{ fontSize: 20, color: '#1a0dab', lineHeight: 1.3 }}>
        {truncate(listing.title, SNIPPET.title)}
      </div>
      <div style={{ fontSize: 14, color: '#4d5156' }}>
        {truncate(listing.meta_description, SNIPPET.description)}
      </div>
    </>
  );
}

/** Truncates between words, like a search engine. */
function truncate(text: string, limit: number): string {
  const characters = Array.from(text);
  if (characters.length <= limit) return text;
  const cut = characters.slice(0, limit).join('');
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), limit / 2)).trimEnd()} …`;
}
