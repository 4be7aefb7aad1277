import { expect, test } from 'vitest';
import { MAX_CALLS_PER_MINUTE, SignedInCalls } from '../../src/limits/index.ts';

function allowed(calls: SignedInCalls, sender: { store: string; person: string }, many: number) {
  let count = 0;
  for (let call = 0; call < many; call++) {
    try {
      calls.count(sender);
      count += 1;
    } catch (error) {
      expect(error).toMatchObject({ code: 'too_many_attempts' });
    }
  }
  return count;
}

test('one person, and all people of one store together, have a limit per minute', () => {
  const calls = new SignedInCalls();
  const { perPerson, perStore } = MAX_CALLS_PER_MINUTE;
  expect(allowed(calls, { store: 'a', person: 'first' }, perPerson + 50)).toBe(perPerson);
  expect(allowed(calls, { store: 'a', person: 'second' }, perPerson)).toBe(perPerson);
  const left = perStore - 2 * perPerson;
  expect(allowed(calls, { store: 'a', person: 'third' }, perPerson)).toBe(left);
  expect(allowed(calls, { store: 'b', person: 'first of b' }, 10)).toBe(10);
});

test('a store that does not read its responses does not block other stores', async () => {
  const calls = new SignedInCalls();
  const held = await Promise.all(Array.from({ length: 6 }, () => calls.open('slow')));
  expect(held.every((leave) => leave !== undefined)).toBe(true);
  const waiting = Array.from({ length: 32 }, () => calls.open('slow'));
  expect(await calls.open('slow')).toBeUndefined();
  const other = await calls.open('other');
  expect(other).toBeDefined();
  held[0]?.();
  expect(await waiting[0]).toBeDefined();
});

test('heavy work of one store runs two at a time, and too much of it is rejected', async () => {
  const calls = new SignedInCalls();
  const { promise: finish, resolve } = Promise.withResolvers<undefined>();
  let running = 0;
  const work = () => {
    running += 1;
    return finish;
  };
  const started = Array.from({ length: 34 }, () => calls.heavy({ store: 'a', person: 'a' }, work));
  await expect(calls.heavy({ store: 'a', person: 'a' }, work)).rejects.toMatchObject({
    code: 'too_busy',
  });
  expect(running).toBe(2);
  expect(await calls.heavy({ store: 'b', person: 'b' }, () => Promise.resolve('done'))).toBe(
    'done',
  );
  resolve(undefined);
  await Promise.all(started);
  expect(running).toBe(34);
});

test('heavy work counts as several calls', async () => {
  const calls = new SignedInCalls();
  const sender = { store: 'a', person: 'a' };
  const done: boolean[] = [];
  for (let call = 0; call < MAX_CALLS_PER_MINUTE.perPerson; call++) {
    try {
      calls.count(sender);
      done.push(await calls.heavy(sender, () => Promise.resolve(true)));
    } catch {
      break;
    }
  }
  expect(done).toHaveLength(MAX_CALLS_PER_MINUTE.perPerson / 5);
});
