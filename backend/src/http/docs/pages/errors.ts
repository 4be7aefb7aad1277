import {
  ERROR_CODES,
  JOB_FAILURE_CODES,
  type ErrorCode,
  type JobFailureCode,
} from '@wareword/shared-schema';
import { ERROR_ADVICE, JOB_FAILURE_MEANINGS } from '../error-advice.ts';
import { html, type Html } from '../html.ts';
import { code, layout } from '../layout.ts';
import { textWithCode } from '../text-with-code.ts';

type AnyCode = ErrorCode | JobFailureCode;

interface DocumentedError {
  readonly code: AnyCode;
  readonly meaning: string;
  /** HTTP status; undefined where it comes in a failed job. */
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
export function errorsPage(): Html {
  return layout({
    title: 'Errors',
    description: 'Every error code of the API, with its status and meaning.',
    chapter: '/docs/errors',
    body: html`<h1>Errors</h1>
      <p>
        Every answer that is not 2xx has this body. Branch on <code>code</code>: a code and its
        meaning never change within a version, a message may.
      </p>
      ${code('{"error": {"code": "validation_error", "message": "product_name is required"}}', 'An error’s body')}
      <p>
        A failed job is no HTTP error: its poll answers 200, <code>status</code> is
        <code>failed</code>, and <code>error</code> has the same shape.
      </p>
      <dl class="codes">
        ${ERRORS.map(
          (error) =>
            html`<div>
              <dt>
                <a href="/docs/errors/${error.code}"><code>${error.code}</code></a>
              </dt>
              <dd class="dimmed">${error.status ?? 'in a job'}</dd>
              <dd>${textWithCode(error.meaning)}</dd>
            </div>`,
        )}
      </dl>`,
  });
}

/** `/docs/errors/<code>`: meaning, cause and remedy; undefined where there is no such code. */
export function errorPage(name: string): Html | undefined {
  const error = ERRORS.find((one) => one.code === name);
  if (error === undefined) return undefined;
  const { cause, remedy } = ERROR_ADVICE[error.code];
  return layout({
    title: error.code,
    description: `What the error code ${error.code} means, how it comes about and what to do.`,
    chapter: '/docs/errors',
    body: html`<p><a href="/docs/errors">All errors</a></p>
      <h1><code>${error.code}</code></h1>
      <p class="dimmed">
        ${error.status === undefined ? 'In the “error” of a failed job; the HTTP status is 200' : `HTTP status ${error.status}`}
      </p>
      <dl>
        <dt>Meaning</dt>
        <dd>${textWithCode(error.meaning)}</dd>
        <dt>Cause</dt>
        <dd>${textWithCode(cause)}</dd>
        <dt>Remedy</dt>
        <dd>${textWithCode(remedy)}</dd>
      </dl>`,
  });
}

/** For an address that names no code. */
export function unknownErrorPage(): Html {
  return layout({
    title: 'No such error code',
    description: 'There is no error code of this name.',
    chapter: '/docs/errors',
    body: html`<h1>No such error code</h1>
      <p>
        The API has no error code of this name. Look for it among
        <a href="/docs/errors">all errors</a>.
      </p>`,
  });
}
