import type { Scope } from '@wareword/shared-schema';
import type { Fragment, ISql } from 'postgres';
import type { Plans } from '../config.ts';
import { plansWithApiKeys } from './verdict.ts';

/** One of several requests batched into a single statement. */
interface BatchedRequest {
  /** SHA-256 of the token, in hex. */
  readonly hash: string;
  readonly scopes: readonly Scope[];
}

/**
 * For `from`: the requests as `req (hash, scopes, id, ordinal)`, each with its caller as `c`, a row of
 * `identify`. The limit makes the planner use an index lookup for each, however many there are.
 */
export function callersOf<Request extends BatchedRequest>(
  sql: ISql,
  {
    plans,
    requests,
    idOf,
  }: {
    readonly plans: Plans;
    readonly requests: readonly Request[];
    /** What a request asks for; undefined if nothing. */
    readonly idOf: (request: Request) => string | undefined;
  },
): Fragment {
  return sql`
    unnest(
      ${sql.array(requests.map(({ hash }) => hash))}::text[],
      ${sql.array(requests.map(({ scopes }) => scopes.join(' ')))}::text[],
      ${sql.array(requests.map((request) => idOf(request) ?? ''))}::text[]
    ) with ordinality req (hash, scopes, id, ordinal)
    left join lateral (
      select * from identify(
        decode(req.hash, 'hex'), string_to_array(req.scopes, ' '),
        ${sql.array(plansWithApiKeys(plans))}
      ) limit 1
    ) c on true`;
}
