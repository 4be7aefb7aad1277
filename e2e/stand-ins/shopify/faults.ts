import { FaultQueue, type QueuedRule } from '../fault-queue.ts';
import type { Fault as WireFault } from '../woocommerce/faults.ts';

/** A fault that a request from the app's server gets instead of Shopify's response. */
export type Fault =
  | Exclude<WireFault, { do: 'apply-later' }>
  /** Throttles the request, whatever is in the bucket. */
  | { do: 'throttle' }
  /** Executes all fields of the document except these, by their names in the response. */
  | { do: 'partial'; failing: readonly string[] };

export interface FaultRule extends QueuedRule<Fault> {
  /** A part of the path or of the GraphQL document; the whole Admin API if absent. */
  readonly match?: string;
}

const DEFAULT_MATCH = '/graphql.json';

export class Faults extends FaultQueue<Fault, FaultRule> {
  /** The fault for this request, if any. */
  of(path: string, body: string): Fault | undefined {
    return this.take(({ match = DEFAULT_MATCH }) => path.includes(match) || body.includes(match));
  }
}
