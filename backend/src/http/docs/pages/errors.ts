import {
  ERROR_CODES,
  JOB_FAILURE_CODES,
  type ErrorCode,
  type JobFailureCode,
} from '@wareword/shared-schema';
import { JOB_FAILURE_MEANINGS, type ErrorAdvice } from '../error-advice.ts';
import { html } from '../../../html.ts';
import { code, type DocsPage } from '../layout.ts';
import { textWithCode } from '../text-with-code.ts';

type AnyCode = ErrorCode | JobFailureCode;

interface DocumentedError {
  readonly code: AnyCode;
  readonly meaning: string;
  /** HTTP status; undefined if it occurs in a failed job. */
  readonly status: number | undefined;
}

const ERRORS: readonly DocumentedError[] = [
  ...(Object.keys(ERROR_CODES) as ErrorCode[]).map((name) => ({
    code: name,
    ...ERROR_CODES[name],
  })),
  ...JOB_FAILURE_CODES.map((name) => ({
    code: name,
    meaning: JOB_FAILURE_MEANINGS[name],
    status: undefined,
  })),
];

/** `/docs/errors`: every code with its status and meaning. */
export function errorsPage(): DocsPage {
  return {
    title: 'Errors',
    description: 'Every API error code, with its status and meaning.',
    path: '/docs/errors',
    body: html`<h1>Errors</h1>
      <p>
        Every non-2xx response has this body. Branch on <code>code</code>: codes are never renamed
        or removed within a version. Messages can change, and codes can be added.
      </p>
      ${code('{"error": {"code": "validation_error", "message": "product_name is required"}}', 'Error response body')}
      <p>
        A failed job isn't an HTTP error. The poll returns 200, <code>status</code> is
        <code>failed</code>, and <code>error</code> has the same format.
      </p>
      <dl class="codes">
        ${ERRORS.map(
          (error) =>
            html`<div>
              <dt>
                <a href="/docs/errors/${error.code}"><code>${error.code}</code></a>
              </dt>
              <dd class="dimmed">${error.status ?? '200, failed job'}</dd>
              <dd>${textWithCode(error.meaning)}</dd>
            </div>`,
        )}
      </dl>`,
  };
}

/** `/docs/errors/<code>`: meaning, cause and fix; undefined if there is no such code. */
export function errorPage(name: string, advice: ErrorAdvice): DocsPage | undefined {
  const error = ERRORS.find((one) => one.code === name);
  if (error === undefined) return undefined;
  const { cause, fix } = advice[error.code];
  return {
    title: error.code,
    description: `What the error code ${error.code} means, what causes it and how to fix it.`,
    path: `/docs/errors/${error.code}`,
    section: '/docs/errors',
    body: html`<p><a href="/docs/errors">All errors</a></p>
      <h1><code>${error.code}</code></h1>
      <p class="dimmed">
        ${error.status === undefined ? 'In the error field of a failed job; the HTTP status is 200' : `HTTP status ${error.status}`}
      </p>
      <dl>
        <dt>Meaning</dt>
        <dd>${textWithCode(error.meaning)}</dd>
        <dt>Cause</dt>
        <dd>${textWithCode(cause)}</dd>
        <dt>Fix</dt>
        <dd>${textWithCode(fix)}</dd>
      </dl>`,
  };
}

/** All of them, to be searched. */
export function errorPages(advice: ErrorAdvice): DocsPage[] {
  return ERRORS.flatMap(({ code }) => errorPage(code, advice) ?? []);
}

/** For an unknown error code. */
export function unknownErrorPage(): DocsPage {
  return {
    title: 'Unknown error code',
    description: "This error code doesn't exist.",
    path: '/docs/errors/unknown',
    section: '/docs/errors',
    body: html`<h1>Unknown error code</h1>
      <p>This error code doesn't exist. See <a href="/docs/errors">all errors</a>.</p>`,
  };
}
