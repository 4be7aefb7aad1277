import { useRouter } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';

/**
 * The query of the page's URL with its question mark, or an empty text. It is as it was sent: what
 * wouter's `useSearch` returns is decoded, and an address in it could not be told from the rest.
 */
export function useQueryString(): string {
  const { ssrSearch = '' } = useRouter();
  const read = (): string => (typeof window === 'undefined' ? ssrSearch : window.location.search);
  return useLocationProperty(read, read);
}
