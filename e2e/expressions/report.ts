import type { Expression } from './collect.ts';
import type { Exception } from './exceptions.ts';
import { checkAll, keyOf } from './check-all.ts';

/**
 * What is wrong with the expressions of the source code, one line each: those that are neither
 * proven to take linear time nor excepted, and exceptions that nothing needs anymore.
 */
export async function problemsOf(
  expressions: readonly Expression[],
  exceptions: readonly Exception[],
): Promise<string[]> {
  const used = new Set<Exception>();
  const checked = expressions.filter((expression) => {
    const exception = exceptions.find((one) => covers(one, expression));
    if (exception !== undefined) used.add(exception);
    return exception === undefined;
  });
  const doubts = await checkAll(checked.flatMap(({ pattern }) => pattern ?? []));
  const slow = checked.flatMap(({ file, line, text, pattern }) => {
    const doubt = pattern === undefined ? 'put together at run time' : doubts.get(keyOf(pattern));
    return doubt === undefined ? [] : [`${file}:${line} ${text}\n  ${doubt}`];
  });
  const stale = exceptions
    .filter((exception) => !used.has(exception))
    .map(({ path, text }) => `${path} ${text ?? ''}\n  is excepted, but there is none: remove it`);
  return [...slow, ...stale];
}

function covers({ path, text }: Exception, expression: Expression): boolean {
  const inPath = expression.file === path || expression.file.startsWith(`${path}/`);
  return inPath && (text === undefined || expression.text.startsWith(text));
}
