import { PassThrough } from 'node:stream';
import {
  createReadableStreamFromReadable,
  type AppLoadContext,
  type EntryContext,
  type HandleErrorFunction,
} from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { renderToPipeableStream } from 'react-dom/server';
import { messagesOf } from './messages/all.ts';
import { NonceContext } from './nonce.ts';
import { Texts } from './texts.tsx';

/** Rendering a document is aborted after this long. */
const RENDER_MS = 5_000;

/** Nothing is deferred, so that documents are sent complete and with the correct status. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  { wareword: { locale, nonce, report } }: AppLoadContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <Texts locale={locale} messages={messagesOf(locale)}>
          <RemixServer context={remix} url={request.url} nonce={nonce} />
        </Texts>
      </NonceContext>,
      {
        nonce,
        onAllReady() {
          const body = new PassThrough();
          headers.set('Content-Type', 'text/html; charset=utf-8');
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
          pipe(body);
        },
        onShellError: reject,
        onError: report,
      },
    );
    setTimeout(abort, RENDER_MS).unref();
  });
}

/** By default, Remix writes to stderr, bypassing the log. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (!request.signal.aborted) context.wareword.report(error);
};
