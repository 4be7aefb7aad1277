import { type Fault as WireFault } from '../woocommerce/faults.ts';

/** A fault that a request of the app's server gets instead of Shopify's response. */
export type Fault =
  | Exclude<WireFault, { do: 'apply-later' }>
  /** Throttles the request, whatever is in the bucket. */
  | { do: 'throttle' }
  /** Executes all fields of the document except these, by their names in the response. */
  | { do: 'partial'; failing: readonly string[] };

export interface FaultRule {
  readonly fault: Fault;
  /** Number of requests; all if absent. */
  readonly times?: number;
  /** Applies to every nth request; to each if absent. */
  readonly every?: number;
  /** A part of the path or of the GraphQL document; the whole Admin API if absent. */
  readonly match?: string;
}

const DEFAULT_MATCH = '/graphql.json';

/** The pending faults, in scripted order. */
export class Faults {
  #rules: { rule: FaultRule; left: number; seen: number }[] = [];

  add(rule: FaultRule): void {
    this.#rules.push({ rule, left: rule.times ?? Infinity, seen: 0 });
  }

  clear(): void {
    this.#rules = [];
  }

  /** The fault for this request, if any. */
  take(path: string, body: string): Fault | undefined {
    const hit = this.#rules.find(({ rule: { match = DEFAULT_MATCH } }) =>
      [path, body].some((text) => text.includes(match)),
    );
    if (hit === undefined) return undefined;
    hit.seen += 1;
    if (hit.seen % (hit.rule.every ?? 1) !== 0) return undefined;
    hit.left -= 1;
    if (hit.left <= 0) this.#rules = this.#rules.filter((other) => other !== hit);
    return hit.rule.fault;
  }
}
