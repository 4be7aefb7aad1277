import { expect, test } from 'vitest';
import { readSettings, runSettingsSchema } from '../src/run-settings/index.ts';

const schema = runSettingsSchema({
  title: { format: 'text', from: 'title', selected: true },
  tags: { format: 'text', from: 'keywords', selected: false },
});

test("a store's first run publishes the fields that the platform selects", () => {
  expect(readSettings(schema, null)).toMatchObject({ fields: ['title'], onlyEmpty: false });
});

test("the merchant's selection is kept, without fields that the platform lacks", () => {
  const kept = { tone: 'Luxury', fields: ['tags'] };
  expect(readSettings(schema, kept)).toMatchObject({ tone: 'Luxury', fields: ['tags'] });
  expect(schema.safeParse({ fields: ['keyphrase'] }).success).toBe(false);
});

test('texts that the database would refuse are stored without what it refuses', () => {
  const read = schema.parse({ audience: 'a\0b\ud800', brandId: '\0' });
  expect(read).toMatchObject({ audience: 'ab\ufffd', brandId: '' });
});
