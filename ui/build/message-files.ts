import { stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import compile from 'icu-minify/compile';

/** The texts of an area in one language, in ICU's syntax. */
const MESSAGE_FILE = /\/messages\/[a-z]{2}\/[^/]+\.ts$/;

/**
 * Parses messages when the pages are built, so that pages need no parser of ICU's syntax: it is five
 * times as large as what formats a parsed message.
 * Both versions of Vite take it: that of Remix too.
 */
export function messageFiles() {
  return {
    name: 'wareword:message-files',
    config: () => ({
      resolve: {
        alias: [
          {
            find: /^use-intl\/format-message$/,
            replacement: 'use-intl/format-message/format-only',
          },
        ],
      },
    }),
    load: { filter: { id: MESSAGE_FILE }, handler: parseMessages },
  };
}

async function parseMessages(id: string): Promise<string> {
  const { mtimeMs } = await stat(id);
  const file: unknown = await import(`${pathToFileURL(id).href}?${mtimeMs}`);
  const compiled = Object.entries(messagesOf(file)).map(([key, text]) => [key, compile(text)]);
  return `export default ${JSON.stringify(Object.fromEntries(compiled))};`;
}

/** @throws if the module is anything but a record of texts */
function messagesOf(file: unknown): Record<string, string> {
  const messages: unknown =
    typeof file === 'object' && file !== null && 'default' in file ? file.default : undefined;
  if (typeof messages !== 'object' || messages === null) throw new Error('No messages.');
  return Object.fromEntries(
    Object.entries(messages).map(([key, text]: [string, unknown]) => {
      if (typeof text !== 'string') throw new Error(`"${key}" is no text.`);
      return [key, text];
    }),
  );
}
