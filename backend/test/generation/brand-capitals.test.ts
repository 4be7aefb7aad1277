import { expect, it } from 'vitest';
import { write } from './write-fixture.ts';

it.each([
  ['TARNO F2 Pro', 'TARNO F2 Pro'],
  ['TARNO WINTER PHONE', 'Tarno Winter Phone'],
])('capitals of the first word alone are a brand’s: %s', async (name, title) => {
  expect((await write('amazon', name, ['The phone has a screen of 6 inches.'])).title).toBe(title);
});
