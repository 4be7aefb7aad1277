import { PublishingError, StoreError } from '@wareword/publishing';
import type { Logger } from '@wareword/security/logging';
import { describeError } from '@wareword/store-app/errors';
import { z } from 'zod';
import type { Outcome, Problem } from '../load-context/index.ts';
import type { Texts } from '../texts/index.ts';
import { linkOf, messageOf, titleOf } from './problem-texts.ts';

/** A request that can't be carried out. The texts for its code say why. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** A problem with the title and link for its code, in the merchant's language. */
export function problemOf(
  {
    code,
    message = '',
    link = null,
    field = null,
  }: {
    readonly code: string;
    /** English; the text for its code, if absent. */
    readonly message?: string;
    /** The external URL of the plans. */
    readonly link?: string | null;
    readonly field?: string | null | undefined;
  },
  texts: Texts,
): Problem {
  return {
    code,
    title: titleOf(code, texts),
    message: messageOf({ code, message }, texts),
    link: link === null ? linkOf(code, texts) : { label: texts.problems('seePlans'), href: link },
    field,
  };
}

/** Runs an operation of a page. Errors become part of the result. */
export async function outcomeOf<Value>(
  logger: Logger,
  texts: Texts,
  work: () => Promise<Value>,
): Promise<Outcome<Value>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    const problem = describe(error, texts);
    if (problem === undefined) logger.error({ err: error }, 'a page failed');
    return { ok: false, problem: problem ?? problemOf({ code: 'unexpected' }, texts) };
  }
}

function describe(error: unknown, texts: Texts): Problem | undefined {
  if (error instanceof BadInput) return problemOf({ code: error.code }, texts);
  if (error instanceof StoreError) {
    return problemOf({ code: error.code, message: error.message }, texts);
  }
  if (error instanceof PublishingError) {
    const field = error.code === 'invalid_edit' ? 'title' : null;
    return problemOf({ code: error.code, message: error.message, field }, texts);
  }
  if (error instanceof z.ZodError) return problemOfInput(error, texts);
  const known = describeError(error);
  return known === undefined ? undefined : problemOf(known, texts);
}

/** The first problem of an input, with its field. */
function problemOfInput(error: z.ZodError, texts: Texts): Problem {
  const [issue] = error.issues;
  const field = issue?.path.findLast((part) => typeof part === 'string') ?? null;
  const message = issue?.code === 'custom' ? issue.message : '';
  return problemOf({ code: 'invalid_input', message, field }, texts);
}
