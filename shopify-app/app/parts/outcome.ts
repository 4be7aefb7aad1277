import { isRouteErrorResponse, useFetcher } from '@remix-run/react';
import { useState } from 'react';
import type { Outcome, Problem } from '../../src/load-context/index.ts';

/** The banner has its texts, because the server can't be reached. */
const UNREACHED: Problem = {
  code: 'app_unreached',
  title: '',
  message: '',
  link: null,
  field: null,
};

/** Turns a request without a response into a problem that the page shows in place, keeping the input. */
export async function catchNetworkError<Result extends Outcome<unknown>>(
  call: () => Promise<Result>,
): Promise<Result | Outcome<never>> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    return { ok: false, problem: UNREACHED };
  }
}

/** Keeps the content if a refetch fails; the problem is shown above it. */
export function useLatest<Value>(outcome: Outcome<Value>): {
  readonly value: Value | null;
  readonly problem: Problem | null;
} {
  const [latest, setLatest] = useState(outcome.ok ? outcome.value : null);
  if (outcome.ok && outcome.value !== latest) setLatest(outcome.value);
  return outcome.ok
    ? { value: outcome.value, problem: null }
    : { value: latest, problem: outcome.problem };
}

export interface Action<Input, Value> {
  readonly send: (input: Input) => void;
  readonly pending: boolean;
  /** What was submitted, while the request is in flight. */
  readonly sent: Input | null;
  /** What was submitted last. */
  readonly latest: Input | null;
  readonly value: Value | null;
  readonly succeeded: boolean;
  readonly problem: Problem | null;
}

/** An operation of a page, through a route's action. */
export function useAction<Input, Value>(
  route: string,
  method: 'POST' | 'PATCH' | 'DELETE' = 'POST',
): Action<Input, Value> {
  const fetcher = useFetcher<Outcome<Value>>();
  const [sent, setSent] = useState<Input | null>(null);
  const pending = fetcher.state !== 'idle';
  // Remix's type for the response describes the same plain data.
  const data: Outcome<Value> | undefined = fetcher.data;
  return {
    send: (input) => {
      setSent(input);
      fetcher.submit(JSON.stringify(input), {
        action: route,
        method,
        encType: 'application/json',
      });
    },
    pending,
    sent: pending ? sent : null,
    latest: sent,
    value: data?.ok === true ? data.value : null,
    succeeded: !pending && data?.ok === true,
    problem: pending || data?.ok !== false ? null : data.problem,
  };
}
