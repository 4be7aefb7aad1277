import { createContext } from 'react';

/**
 * The Content Security Policy's nonce while a document is rendered; undefined in the browser, which hides it.
 */
export const NonceContext = createContext<string | undefined>(undefined);
