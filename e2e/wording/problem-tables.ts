import dashboard from '../../backend/web/src/messages/en/problems.ts';
import shared from '../../publishing/src/words/messages/en/problems.ts';
import shopify from '../../shopify-app/src/messages/en/problems.ts';
import woo from '../../woo-bridge/web/src/messages/en/problems.ts';
import { readRepositoryFile } from '../docs/repository.ts';

/** The keys of messages by the code of a problem, as a table of a page lists them. */
export function keysIn(path: string): Map<string, string> {
  const [table = ''] =
    /^const (?:TEXTS|KEYS|MESSAGES)\b.*?^\};$/msu.exec(readRepositoryFile(path)) ?? [];
  const rows = table.matchAll(/^ {2}(\w+): (?:\([^)]*\) => t\()?'(\w+)'/gmu);
  return new Map([...rows].map(([, code = '', key = '']) => [code, key]));
}

/** What shows problems: the sources that throw them, and the tables of their texts. */
export const APPS = [
  {
    app: 'dashboard',
    sources: ['backend/src/**/*.ts'],
    tables: [['backend/web/src/problem-text.ts', dashboard]],
  },
  {
    app: 'woo',
    sources: ['{woo-bridge,store-app,publishing}/src/**/*.ts'],
    tables: [
      ['publishing/src/words/problem-text.ts', shared],
      ['woo-bridge/web/src/words/problems.ts', woo],
    ],
  },
  {
    app: 'shopify',
    sources: ['{shopify-app,store-app,publishing}/src/**/*.ts'],
    tables: [
      ['publishing/src/words/problem-text.ts', shared],
      ['shopify-app/src/pages/problem-texts.ts', shopify],
    ],
  },
] as const;
