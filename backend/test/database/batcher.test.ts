import { expect, test } from 'vitest';
import { createBatcher } from '../../src/database/index.ts';

/** A statement that runs until the test ends it. */
class Statement {
  readonly requests: readonly number[];
  readonly #ended = Promise.withResolvers<readonly number[]>();

  constructor(requests: readonly number[]) {
    this.requests = requests;
  }

  get result(): Promise<readonly number[]> {
    return this.#ended.promise;
  }

  end(): void {
    this.#ended.resolve(this.requests);
  }
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

test('two statements run at once, and the next has all requests that arrive meanwhile', async () => {
  const statements: Statement[] = [];
  const ask = createBatcher((requests: readonly number[]) => {
    const statement = new Statement(requests);
    statements.push(statement);
    return statement.result;
  });
  const answers: Promise<number>[] = [];
  for (const request of [1, 2, 3, 4]) {
    answers.push(ask(request));
    await nextTurn();
    await nextTurn();
  }
  expect(statements.map(({ requests }) => requests)).toEqual([[1], [2]]);

  statements[1]?.end();
  expect(await answers[1]).toBe(2);
  await nextTurn();
  await nextTurn();
  expect(statements.map(({ requests }) => requests)).toEqual([[1], [2], [3, 4]]);

  for (const statement of statements) statement.end();
  expect(await Promise.all(answers)).toEqual([1, 2, 3, 4]);
});
