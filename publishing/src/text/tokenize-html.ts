import { Tokenizer } from 'htmlparser2';

type Callbacks = ConstructorParameters<typeof Tokenizer>[1];

const ignore = () => undefined;
const IGNORE_ALL: Callbacks = {
  ontext: ignore,
  ontextentity: ignore,
  onopentagname: ignore,
  onopentagend: ignore,
  onselfclosingtag: ignore,
  onclosetag: ignore,
  oncomment: ignore,
  ondeclaration: ignore,
  onprocessinginstruction: ignore,
  oncdata: ignore,
  onattribname: ignore,
  onattribdata: ignore,
  onattribentity: ignore,
  onattribend: ignore,
  onend: ignore,
};

/**
 * Reports the tokens of a text, by their positions in it. The tokenizer keeps no list of open tags,
 * so a text of any length and nesting takes linear time.
 * @param callbacks.text also called with decoded entities
 */
export function tokenizeHtml(
  html: string,
  { text, ...callbacks }: Partial<Callbacks> & { readonly text: (text: string) => void },
): void {
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      ...IGNORE_ALL,
      ...callbacks,
      ontext: (start, end) => {
        // Below zero after a closing tag that never ends.
        if (start >= 0) text(html.slice(start, end));
      },
      ontextentity: (codePoint) => text(String.fromCodePoint(codePoint)),
    },
  );
  tokenizer.write(html);
  tokenizer.end();
}
