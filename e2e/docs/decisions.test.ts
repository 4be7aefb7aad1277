import { describe, expect, test } from 'vitest';
import { recordTarget } from './citations.ts';
import { readRepository, readRepositoryFile } from './repository.ts';

const records = readRepository(['docs/decisions/[0-9]*.md']);
const index = readRepositoryFile('docs/decisions/README.md');
const SECTIONS = ['Context', 'Decision', 'Options rejected', 'Consequences'];

const titleOf = (text: string) => /^# (ADR-\d{4}): (\S.*)\n/u.exec(text);
const fieldOf = (text: string, name: string) =>
  new RegExp(`^- ${name}: (.+)$`, 'mu').exec(text)?.[1] ?? '';
const sectionsOf = (text: string) => text.split(/^## /mu).slice(1);

describe.each(records)('$path', ({ path, text }) => {
  test('has a title with its number, a status and a date', () => {
    expect(titleOf(text)?.[1]).toBe(recordTarget(path));
    expect(fieldOf(text, 'Status')).toMatch(
      /^(?:proposed|accepted|superseded by ADR-\d{4})(?:, .+)?$/u,
    );
    expect(fieldOf(text, 'Date')).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
  });

  test('has context, decision, rejected options and consequences, none of them empty', () => {
    const sections = sectionsOf(text).map((section) => section.split('\n'));
    expect(sections.map(([title]) => title)).toEqual(SECTIONS);
    for (const [, ...lines] of sections) expect(lines.join('').trim()).not.toBe('');
  });

  test('is in the index with its title, status and date', () => {
    const file = path.split('/').at(-1) ?? '';
    const row = index.split('\n').find((line) => line.includes(`(${file})`)) ?? '';
    const cells = row.split('|').map((cell) => cell.trim());
    expect(cells.slice(1, -1)).toEqual([
      `[${recordTarget(path)}](${file})`,
      titleOf(text)?.[2],
      fieldOf(text, 'Status'),
      fieldOf(text, 'Date'),
    ]);
  });
});

test('decision records have numbers that rise by one', () => {
  expect(records.map(({ path }) => recordTarget(path))).toEqual(
    records.map((_, position) => `ADR-${String(position + 1).padStart(4, '0')}`),
  );
});

test('the index lists the records in their order', () => {
  const listed = [...index.matchAll(/^\| \[ADR-\d{4}\]\(([^)]+)\)/gmu)].map(([, file]) => file);
  expect(listed).toEqual(records.map(({ path }) => path.split('/').at(-1)));
});

test('the template has the same sections as the records', () => {
  const template = readRepositoryFile('docs/decisions/template.md');
  expect(sectionsOf(template).map((section) => section.split('\n')[0])).toEqual(SECTIONS);
});
