import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import requirements from './asvs-requirements.json' with { type: 'json' };

const REPOSITORY = resolve(import.meta.dirname, '../..');
const DOCS = resolve(REPOSITORY, 'docs');
const page = readFileSync(resolve(DOCS, 'security.md'), 'utf8');

/** The rows of the ASVS tables. */
const rows = page
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+ /.test(line))
  .map((line) => {
    const [, id = '', requirement = '', verdict = '', proof = ''] = line
      .split('|')
      .map((cell) => cell.trim());
    return { id, requirement, verdict, proof };
  });

/** Chapters that have to hold, and what is known not to: a second factor. */
const REQUIRED_CHAPTERS = ['6', '7', '8', '10', '13', '15', '16'];
const SECOND_FACTOR = '6.3.3';

/** The anchor that GitHub gives the heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
}

describe('the security page', () => {
  test('rates every requirement of levels 1 and 2 once', () => {
    expect(rows.map(({ id }) => id)).toEqual(requirements);
    for (const { id, requirement, verdict } of rows) {
      expect(requirement, id).toMatch(/./);
      expect(verdict, id).toMatch(/^(?:Met\b|Not applicable: .|Not met\b.+(?:: |\. ).)/);
    }
  });

  test('has a proof for every requirement that is met', () => {
    const unproven = rows.filter(
      ({ verdict, proof }) => verdict.startsWith('Met') && !proof.includes(']('),
    );
    expect(unproven).toEqual([]);
  });

  test('meets every requirement in the mandatory chapters, except a second factor', () => {
    const unmet = rows.filter(
      ({ id, verdict }) =>
        verdict.startsWith('Not met') && REQUIRED_CHAPTERS.includes(id.split('.')[0] ?? ''),
    );
    expect(unmet.map(({ id }) => id)).toEqual([SECOND_FACTOR]);
  });

  test('sums up what its tables say', () => {
    const count = (verdict: string) => rows.filter((row) => row.verdict.startsWith(verdict)).length;
    const unmet = rows.filter(({ verdict }) => verdict.startsWith('Not met'));
    const summary = page.replaceAll('\n', ' ');
    expect(summary).toContain(
      `Of ${rows.length} requirements ${count('Met')} are met, ${count('Not applicable')} do not apply, ` +
        `and ${unmet.length} are not met: ${unmet.map(({ id }) => id).join(', ')}.`,
    );
  });

  test('names only files and headings that exist', () => {
    const links = [...page.matchAll(/\]\(([^()#\s]*)(?:#([^()\s]+))?\)/g)];
    const named = [...page.matchAll(/`((?:[\w@.-]+\/)+[\w.-]+\.\w+)`/g)];
    expect(links.length).toBeGreaterThan(300);
    for (const [, path = '', anchor] of links) {
      const file = path === '' ? resolve(DOCS, 'security.md') : resolve(DOCS, path);
      expect(existsSync(file), path).toBe(true);
      if (anchor === undefined) continue;
      const headings = readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm);
      expect([...headings].map(([, heading = '']) => anchorOf(heading))).toContain(anchor);
    }
    for (const [, path = ''] of named) {
      expect(existsSync(resolve(REPOSITORY, path)), path).toBe(true);
    }
  });

  test('is linked from the README and operations.md', () => {
    expect(readFileSync(resolve(REPOSITORY, 'README.md'), 'utf8')).toContain('(docs/security.md)');
    expect(readFileSync(resolve(DOCS, 'operations.md'), 'utf8')).toContain('(security.md');
  });
});
