import type { FirstAnswers } from '@wareword/backend/src/trpc/index.ts';
import { api, queryClient } from './api.ts';
import { REVIEW_KEY } from './connect/review.ts';

/** Takes the answers that came with the page, so that it need not ask before it is shown. */
export function takeFirstAnswers(): void {
  const { account, pricing, review } = read();
  queryClient.setQueryData(api.account.read.queryKey(), account);
  queryClient.setQueryData(api.billing.pricing.queryKey(), pricing);
  queryClient.setQueryData(REVIEW_KEY, review);
}

function read(): FirstAnswers {
  const answers: unknown = JSON.parse(
    document.getElementById('first-answers')?.textContent ?? '{}',
  );
  return isAnswers(answers) ? answers : {};
}

/** The service that answers over tRPC wrote them. */
function isAnswers(answers: unknown): answers is FirstAnswers {
  return typeof answers === 'object' && answers !== null;
}
