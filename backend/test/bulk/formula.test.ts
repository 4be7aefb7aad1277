import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  htmlWithoutFormula,
  looksLikeFormula,
  withApostrophe,
  withoutApostrophe,
  withoutFormula,
} from '../../src/bulk/formula.ts';

const HOSTILE = [
  "=cmd|'/c calc'!A1",
  '＝1+1',
  '＋1+1',
  '－1+x',
  '＠SUM(A1)',
  ' =1+1',
  '\u00a0=1+1',
  '\ufeff=1+1',
  '\u200b=1+1',
  '"=1+1',
  'Oak;=cmd()',
  'Oak; =cmd()',
  'Oak;"=cmd()',
  'Oak;;+cmd()',
  'Oak\t@SUM(A1)',
  'Oak\r\n=cmd()',
  'Oak\n - cmd()',
  'Oak;＝cmd()',
  '=a;=b;=c',
];

/** Starts like a formula, for a reader that splits at commas, semicolons or tabs. */
function isRun(text: string): boolean {
  return text
    .split(/[;\t\r\n]/)
    .map((part) => part.replace(/^[\s"\p{Cf}]+/u, ''))
    .some((part) => /^[=+\-@＝＋－＠]/u.test(part) && !/^[+-]?\d+([.,]\d+)*%?\s*$/.test(part));
}

describe('no spreadsheet runs a cell of an export, whichever separator it splits at', () => {
  test.each(HOSTILE)('%j', (text) => {
    expect(looksLikeFormula(text)).toBe(true);
    for (const write of [withApostrophe, withoutFormula, htmlWithoutFormula]) {
      expect(isRun(write(text))).toBe(false);
    }
  });

  const text = fc.string({
    unit: fc.constantFrom(...Array.from('=+-@＝＋－＠;\t\n "\'a1&<>#.,')),
    maxLength: 24,
  });

  test('any text', () => {
    fc.assert(
      fc.property(text, (any) => {
        for (const write of [withApostrophe, withoutFormula, htmlWithoutFormula]) {
          if (isRun(write(any))) return false;
        }
        return true;
      }),
      { numRuns: 5000 },
    );
  });

  test('the spreadsheet file restores the original text when it is read back', () => {
    fc.assert(
      fc.property(text, (any) => withoutApostrophe(withApostrophe(any)) === any),
      { numRuns: 5000 },
    );
  });
});

test.each([
  '-2.50',
  '+3',
  '-20%',
  'Oak - oiled',
  'a=b',
  '1-2',
  'info@shop.example',
  'Oak; oiled',
  'x; -2.50',
])('%j is unchanged', (text) => {
  expect(looksLikeFormula(text)).toBe(false);
  for (const write of [withApostrophe, withoutFormula, htmlWithoutFormula]) {
    expect(write(text)).toBe(text);
  }
});

test('HTML is displayed the same', () => {
  expect(htmlWithoutFormula('<p>Oak &amp;=Ash</p>')).toBe('<p>Oak &amp;&#61;Ash</p>');
  expect(htmlWithoutFormula('<p>a;=+b</p>')).toBe('<p>a;&#61;&#43;b</p>');
  expect(withoutFormula('Size M; -20% off; =x')).toBe('Size M, -20% off, =x');
});

test('a cell of 100,000 characters is written in linear time', () => {
  // This thread's CPU time, so that other processes on the machine do not count.
  const before = process.threadCpuUsage();
  for (const unit of ['=', ';', ';=', "'", ' ', '\n', '\n-', ';-1']) {
    const long = unit.repeat(50_000);
    withApostrophe(long);
    withoutApostrophe(long);
    withoutFormula(long);
    htmlWithoutFormula(long);
  }
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(5_000);
});
