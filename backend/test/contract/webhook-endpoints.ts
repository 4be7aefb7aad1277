import { vi, afterEach, beforeEach, expect } from 'vitest';
import { WEBHOOK_EVENTS } from '@wareword/shared-schema';
import { createAccount, type TestAccount } from '../accounts.ts';
import { PRODUCT, type ApiResponse } from '../http.ts';
import type { TestService } from '../service.ts';
import { call } from './call.ts';
import { Receiver } from './webhook-receiver.ts';
import { jobIdOf, waitForEnd } from './workspace-state.ts';

export interface Endpoint extends TestAccount {
  readonly id: string;
  readonly secret: string;
}

/** A receiver for each test, and endpoints of a service that send to it. */
export function useWebhooks(service: () => TestService) {
  let receiver: Receiver;
  beforeEach(async () => {
    receiver = await Receiver.start();
  });
  afterEach(() => receiver.stop());

  /** An account whose events go to the receiver. */
  async function withEndpoint(
    events: readonly string[] = WEBHOOK_EVENTS,
    url = receiver.url,
  ): Promise<Endpoint> {
    const account = await createAccount(service().database);
    const { body } = await call(service(), 'createWebhook', {
      token: account.token,
      body: { url, events },
    });
    return { ...account, id: String(body['endpoint_id']), secret: String(body['secret']) };
  }

  async function writeJob({ token }: TestAccount, product: object = PRODUCT): Promise<ApiResponse> {
    const id = jobIdOf(await call(service(), 'createJob', { token, body: product }));
    return waitForEnd(service(), token, id);
  }

  async function deliveries(
    { token, id }: Endpoint,
    query = '',
  ): Promise<Record<string, unknown>[]> {
    const { body } = await call(service(), 'listWebhookDeliveries', { token, id, query });
    return body['deliveries'] as Record<string, unknown>[];
  }

  /** The endpoint's deliveries, once they are as expected. */
  function waitForDeliveries(endpoint: Endpoint, expected: readonly object[]): Promise<void> {
    return vi.waitFor(async () => expect(await deliveries(endpoint)).toMatchObject(expected), {
      timeout: 20_000,
      interval: 20,
    });
  }

  /** Makes the pending deliveries due now. */
  async function makeDue({ id }: Endpoint): Promise<void> {
    await service().database.sql`
      update webhook_deliveries set due_at = now() where endpoint_id = ${id} and state = 'pending'
    `;
  }

  return {
    receiver: () => receiver,
    withEndpoint,
    writeJob,
    deliveries,
    waitForDeliveries,
    makeDue,
  };
}
