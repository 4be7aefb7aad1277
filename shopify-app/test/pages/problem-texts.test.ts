import { ERROR_CODES, JOB_FAILURE_CODES } from '@wareword/shared-schema';
import { WarewordError } from '@wareword/shared-schema/client';
import { expect, test } from 'vitest';
import { effectOf, jobProblemOf } from '../../../publishing/src/steps/service-error.ts';
import { SHOPIFY_REFUSED } from '../../src/catalog/index.ts';
import { linkOf, messageOf, titleOf } from '../../src/pages/problem-texts.ts';
import { textsFor } from '../../src/texts/index.ts';

const LOCALES = ['de-DE', 'fr-FR', 'es-ES'];
const GENERAL_TITLE = new Map(
  ['en-US', ...LOCALES].map((locale) => [locale, titleOf('unexpected', textsFor(locale))]),
);

/** What the service's error codes mean for a run or a product, each once. */
const EFFECTS = new Map(
  Object.keys(ERROR_CODES).flatMap((code) => {
    const effect = effectOf(new WarewordError(code, 'For developers.'));
    return 'code' in effect ? [[effect.code, effect] as const] : [];
  }),
);

const JOB_PROBLEMS = new Map(
  JOB_FAILURE_CODES.map(jobProblemOf).map((problem) => [problem.code, problem]),
);

test.each([...EFFECTS.values(), ...JOB_PROBLEMS.values()])(
  "what the service's $code means is said in the merchant's language",
  (problem) => {
    expect(messageOf(problem, textsFor('en-US'))).toBe(problem.message);
    expect(problem.message).not.toContain('For developers.');
    for (const locale of LOCALES) {
      expect(messageOf(problem, textsFor(locale))).not.toBe(problem.message);
    }
  },
);

test.each([...EFFECTS.values()].filter(({ kind }) => kind === 'run'))(
  'a run that $code paused says so in its title',
  ({ code }) => {
    for (const [locale, general] of GENERAL_TITLE) {
      expect(titleOf(code, textsFor(locale))).not.toBe(general);
    }
  },
);

test('a connection that was revoked is described alike, wherever it is noticed', () => {
  const effect = effectOf(new WarewordError('invalid_api_key', 'For developers.'));
  expect(effect).toMatchObject({ kind: 'run', code: 'token_revoked' });
  expect(titleOf('token_revoked', textsFor('en-US'))).toBe('Connect to Wareword again');
  expect(linkOf('token_revoked', textsFor('de-DE'))).toEqual({
    label: 'Zur Verbindung',
    href: '/app/connect',
  });
});

test('a listing that may have been written is pointed to in every language', () => {
  const reason = { code: 'no_connection', message: "It isn't connected.", mayBeInHistory: true };
  expect(messageOf(reason, textsFor('en-US'))).toBe(
    "It isn't connected. If the listing was written, it's in your Wareword history.",
  );
  expect(messageOf(reason, textsFor('de-DE'))).toBe(
    'Ihr Shop ist nicht mit Wareword verbunden. Falls das Listing geschrieben wurde, finden Sie es in Ihrem Verlauf in Wareword.',
  );
});

test("Shopify's own message is quoted, after words in the merchant's language", () => {
  const problem = { code: 'shopify_refused', message: `${SHOPIFY_REFUSED}Title is too long` };
  expect(messageOf(problem, textsFor('fr-CA'))).toBe(
    'Shopify n’a pas accepté ceci : Title is too long',
  );
  expect(messageOf(problem, textsFor('en-GB'))).toBe(problem.message);
});

test('a problem without its own title still gets one', () => {
  expect(titleOf('unexpected', textsFor('es-ES'))).toBe('Algo ha fallado');
});
