import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import type { Outcome, Shop } from '../../src/load-context/index.ts';
import { openPages, openFixture, type Pages, type Fixture } from '../fixture.ts';
import { startWareword, type Wareword } from '../wareword.ts';

/** A shop with the app installed, a stand-in of the service, and the pages of the app. */
export interface ShopFixture {
  readonly fixture: Fixture;
  readonly wareword: Wareword;
  readonly pages: Pages;
}

/** Opens a shop for all tests of a file. */
export function useShop(options: { readonly products: number }): ShopFixture {
  let opened: ShopFixture | undefined;
  beforeAll(async () => {
    const wareword = await startWareword();
    const fixture = await openFixture({
      shops: [{ name: 'oak-and-linen', installed: true, products: options.products }],
      settings: { WAREWORD_URL: wareword.url },
    });
    opened = { wareword, fixture, pages: await openPages(fixture) };
  });
  afterAll(async () => {
    await opened?.pages.close();
    await opened?.fixture.close();
    await opened?.wareword.close();
  });
  const current = (): ShopFixture => {
    if (opened === undefined) throw new Error('The shop is opened before the first test.');
    return opened;
  };
  return {
    get fixture() {
      return current().fixture;
    },
    get wareword() {
      return current().wareword;
    },
    get pages() {
      return current().pages;
    },
  };
}

/** Connects the shop to the service. @returns its operations, for one staff member */
export async function connectShop({ fixture, pages }: ShopFixture): Promise<Shop> {
  await fixture.ask(fixture.framed('/app'));
  const owner = await pages.as(1);
  const begun = valueOf(await owner.startConnect());
  const state = new URL(begun.url).searchParams.get('state') ?? '';
  valueOf(await owner.finishConnect(new URLSearchParams({ ww_code: randomUUID(), state })));
  return pages.as(1);
}

/** The value of an outcome that must be a success. */
export function valueOf<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.ok) throw new Error(`${outcome.problem.code}: ${outcome.problem.message}`);
  return outcome.value;
}
