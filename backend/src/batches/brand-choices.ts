import type { TransactionSql } from 'postgres';
import { refuseBrand, type BrandVerdict } from '../brands/index.ts';
import type { Plans } from '../config.ts';
import type { DomainError } from '../errors.ts';
import { parseId, type BrandId } from '../identifiers.ts';
import type { Caller } from '../tokens/index.ts';
import type { BatchItemInput, ItemRejection } from './batch-item.ts';

type BrandChoice =
  | { readonly brandId: BrandId | null }
  | { readonly rejection: ItemRejection; readonly error: DomainError };

interface BrandRow {
  readonly id: BrandId;
  readonly archived: boolean;
  readonly locked: boolean;
}

/** The brands of a batch, each looked up once (contract §4.7, §9.5, §9.6). */
export class BrandChoices {
  readonly #caller: Caller;
  readonly #plans: Plans;
  readonly #brands: ReadonlyMap<string, BrandRow>;

  private constructor(caller: Caller, plans: Plans, rows: readonly BrandRow[]) {
    this.#caller = caller;
    this.#plans = plans;
    this.#brands = new Map(rows.map((row) => [row.id, row]));
  }

  /** Reads every brand that the batch names, and the active one. */
  static async read(
    tx: TransactionSql,
    { caller, items, plans }: { caller: Caller; items: readonly BatchItemInput[]; plans: Plans },
  ): Promise<BrandChoices> {
    const named = items.flatMap((item) =>
      'request' in item ? [item.request.brand_id, caller.activeBrandId] : [],
    );
    const ids = [...new Set(named)].filter((id) => typeof id === 'string');
    const rows = await tx<BrandRow[]>`
      select named.id, b.archived, b.locked
      from unnest(${tx.array(ids)}::text[]) named (id)
      join lateral find_brand(${caller.workspaceId}, named.id, ${plans[caller.plan].brands}) b on true
    `;
    return new BrandChoices(caller, plans, rows);
  }

  /** The brand of a listing: the one it names, otherwise the active one if it can be used, otherwise none. */
  choose(named: string | undefined): BrandChoice {
    const { activeBrandId } = this.#caller;
    if (named === undefined) {
      const active = activeBrandId === null ? undefined : this.#brands.get(activeBrandId);
      const usable = active !== undefined && !active.archived && !active.locked;
      return { brandId: usable ? active.id : null };
    }
    const brand = parseId('brd', named) && this.#brands.get(named);
    if (brand === undefined) return this.#refuse('brand_forbidden');
    if (brand.archived) return this.#refuse('brand_archived');
    if (brand.locked) return this.#refuse('brand_locked');
    return { brandId: brand.id };
  }

  #refuse(verdict: BrandVerdict): BrandChoice {
    const error = refuseBrand(verdict, { plans: this.#plans, plan: this.#caller.plan });
    const code = verdict === 'brand_archived' ? 'brand_archived' : 'brand_forbidden';
    return { rejection: { code, message: error.message }, error };
  }
}
