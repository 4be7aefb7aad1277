import type { Draft } from '../writer.ts';
import { JsonBounds } from './bounded-json.ts';
import { draftIn } from './draft-schema.ts';

/** Maximum number of braces that are tried as the start of an object: braces in prose never close. */
const MAX_STARTS = 100;

/** Maximum characters that are read in search of objects, counting repeated reads. */
const MAX_READ = 600_000;

/** The end of a model's reasoning before its output. */
const END_OF_REASONING = /<\/(?:think|thinking|thought|reasoning)>/gi;

/**
 * The draft in a model's text: bare, in a code block, after its reasoning or within prose; the last
 * one if there are several. Undefined if there is none.
 */
export function findDraft(text: string): Draft | undefined {
  return findResult(text, draftIn);
}

/** Like {@link findDraft}, for any value that `read` accepts. */
export function findResult<Result>(
  text: string,
  read: (value: unknown) => Result | undefined,
): Result | undefined {
  const answer = withoutReasoning(text).trim();
  const bounds = new JsonBounds();
  const parsed = read(bounds.truncate(parse(answer)));
  if (parsed !== undefined) return parsed;
  let found: Result | undefined;
  let start = answer.indexOf('{');
  let remaining = MAX_READ;
  for (let starts = 0; start !== -1 && starts < MAX_STARTS && remaining > 0; starts++) {
    const { end, isWhole } = endOfObject(answer, start, start + remaining);
    remaining -= end - start;
    const object = isWhole ? parse(answer.slice(start, end)) : undefined;
    found = (object === undefined ? undefined : read(bounds.truncate(object))) ?? found;
    // Objects inside this one have been checked with it.
    start = answer.indexOf('{', object === undefined ? start + 1 : end);
  }
  return found;
}

function withoutReasoning(text: string): string {
  const last = [...text.matchAll(END_OF_REASONING)].at(-1);
  return last === undefined ? text : text.slice(last.index + last[0].length);
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/**
 * The end of the object that begins at `start`, or of the text that was read if the object isn't
 * complete. Braces in strings don't count.
 */
function endOfObject(
  text: string,
  start: number,
  limit: number,
): { readonly end: number; readonly isWhole: boolean } {
  let depth = 0;
  let inString = false;
  const until = Math.min(text.length, limit);
  for (let at = start; at < until; at++) {
    const character = text[at];
    if (inString) {
      if (character === '\\') at += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{') depth += 1;
    else if (character === '}') {
      depth -= 1;
      if (depth === 0) return { end: at + 1, isWhole: true };
    }
  }
  return { end: until, isWhole: false };
}
