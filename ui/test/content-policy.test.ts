import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from '@wareword/ui/build';
import { expect, it } from 'vitest';
import { REPOSITORY } from '../build/web-apps.ts';

it.each(['backend/web', 'woo-bridge/web'])(
  'no script of %s makes code from text, which its policy forbids',
  async (app) => {
    await ensureBuilt(app);
    const folder = join(REPOSITORY, app, 'dist/assets');
    const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
    const offending = scripts.filter((name) =>
      /\bnew Function\b|\beval\(/.test(readFileSync(join(folder, name), 'utf8')),
    );
    expect(scripts).not.toEqual([]);
    expect(offending).toEqual([]);
  },
);
