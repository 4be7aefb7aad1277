import { MAX_CALLS_PER_MINUTE } from '@wareword/store-app/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPages, openFixture, type Pages, type Fixture } from '../fixture.ts';

let fixture: Fixture;
let pages: Pages;
beforeAll(async () => {
  fixture = await openFixture({ shops: [{ name: 'oak-and-linen', installed: true }] });
  pages = await openPages(fixture);
  await fixture.ask(fixture.framed('/app'));
});
afterAll(async () => {
  await pages.close();
  await fixture.close();
});

test('a staff member who makes too many calls is told to wait, in place of the result', async () => {
  const shop = await pages.as(1);
  const problems: unknown[] = [];
  for (let call = 0; call < MAX_CALLS_PER_MINUTE.perPerson + 3; call++) {
    const outcome = await shop.dismissGuide();
    if (!outcome.ok) problems.push(outcome.problem);
  }
  expect(problems).toHaveLength(3);
  expect(problems[0]).toEqual({
    code: 'too_many_attempts',
    title: 'Too many requests',
    message: 'Too many requests from your store. Try again in a minute.',
    link: null,
    field: null,
  });
  // A colleague is not affected.
  expect(await (await pages.as(2)).dismissGuide()).toMatchObject({ ok: true });
});
