import { expect, test } from 'vitest';
import { ProductFilterSchema, searchQuery } from '../../src/catalog/index.ts';

const query = (filter: object) => searchQuery(ProductFilterSchema.parse(filter));

test('words match the beginnings of words, and all must match', () => {
  expect(query({ search: ' linen  shirt ' })).toBe('linen* AND shirt*');
});

test('an empty search matches everything', () => {
  expect(query({ search: '  ' })).toBeUndefined();
});

test('quotes, colons and operators are searched for literally', () => {
  expect(query({ search: '3" nail' })).toBe('"3\\"" AND nail*');
  expect(query({ search: 'status:draft' })).toBe('"status:draft"');
  expect(query({ search: 'a\\b (c) OR not' })).toBe('"a\\\\b" AND "(c)" AND "OR" AND "not"');
  expect(query({ search: '-hidden' })).toBe('"-hidden"');
});

test('a title with symbols and emoji finds its product, and only symbols find nothing', () => {
  expect(query({ search: 'Tape 3m / 10 🎈' })).toBe('Tape* AND 3m* AND 10*');
  expect(query({ search: '(((' })).toBe('"((("');
});

test('status and vendor narrow a search, whatever the vendor is called', () => {
  expect(query({ search: 'shirt', status: 'active', vendor: 'Oak "& Co" \\' })).toBe(
    'shirt* AND status:active AND vendor:"Oak \\"& Co\\" \\\\"',
  );
});
