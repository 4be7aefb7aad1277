import { BatchSchema, type Batch } from '@wareword/shared-schema';
import { PRODUCT, type ApiResponse } from '../http.ts';
import type { TestService } from '../service.ts';
import { call } from './call.ts';

export function products(count: number): object[] {
  return Array.from({ length: count }, (_, index) => ({
    ...PRODUCT,
    product_name: `Walnut Desk Organizer ${index}`,
    external_ref: `sku-${index}`,
  }));
}

/** Sends `POST /batches`, to this service unless another is named. */
export function batchCreator(service: () => TestService) {
  return (
    token: string,
    requests: readonly unknown[],
    { at = service, partial = false, key = '' } = {},
  ): Promise<ApiResponse> =>
    call(at(), 'createBatch', {
      token,
      body: { requests },
      headers: { 'Idempotency-Key': key },
      ...(partial && { query: 'partial=true' }),
    });
}

export function batchOf({ body }: ApiResponse): Batch {
  return BatchSchema.parse(body);
}
