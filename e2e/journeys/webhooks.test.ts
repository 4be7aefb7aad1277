import { expect, onTestFinished, test } from 'vitest';
import { Receiver, isSignedWith } from '../../backend/test/contract/webhook-receiver.ts';
import { issueApiKey } from '../../backend/src/tokens/index.ts';
import { callApi, PRODUCT } from '../../backend/test/http.ts';
import { expectGoodLooks, makeOwner, signIn, useJourney } from './harness/index.ts';

const journey = useJourney();

test(
  'an endpoint is added, fails, and gets what it missed once it is resent',
  { timeout: 180_000 },
  async () => {
    const receiver = await Receiver.start();
    onTestFinished(() => receiver.stop());
    const { service } = journey();
    const owner = await makeOwner(journey(), { plan: 'agency' });
    const page = await journey().visitor();
    await signIn(page, journey(), owner);
    await page.goto('/webhooks');
    await page.getByText('No webhooks yet').waitFor();
    await page.getByLabel('Endpoint URL').fill('ftp://app.example');
    await page.getByRole('button', { name: 'Add endpoint' }).click();
    await page.getByText('url must be an https URL').waitFor();
    await page.getByLabel('Endpoint URL').fill(receiver.url);
    await page.getByRole('button', { name: 'Add endpoint' }).click();
    const panel = page.getByRole('status', { name: 'Your signing secret' });
    const secret = (await panel.locator('pre').textContent()) ?? '';
    await expectGoodLooks(page, 'webhooks-new');
    await panel.getByRole('button', { name: 'Done' }).click();

    await page.getByRole('button', { name: 'Send test event' }).click();
    await page
      .getByText(/^Delivered\. Your server responded with 204 after [\d,]+ ms\.$/)
      .waitFor();
    expect(isSignedWith(secret, await receiver.next('webhook.test'))).toBe(true);
    await page.getByRole('button', { name: `Edit ${receiver.url}` }).click();
    const edit = page.getByRole('dialog');
    await edit.getByLabel('Endpoint URL').fill(`${receiver.url}/gone`);
    await edit.getByLabel('Job failed').uncheck();
    await edit.getByLabel('API batch completed').check();
    await expectGoodLooks(page, 'webhooks-edit');
    await edit.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Job completed, API batch completed').waitFor();
    receiver.answerWith(500);
    await page.getByRole('button', { name: 'Send test event' }).click();
    await page.getByText('The response was 500, not 2xx.').waitFor();
    await expectGoodLooks(page, 'webhooks-tested');

    receiver.answerWith(410);
    const { token } = await issueApiKey({
      ctx: service.database,
      input: { ...owner, name: 'Key' },
    });
    await callApi(service.apiUrl, 'POST /jobs', { token, body: PRODUCT });
    const first = await receiver.next('job.completed');
    expect(isSignedWith(secret, first)).toBe(true);
    receiver.answerWith(204);
    const { sql } = service.database;
    const disabled = () => sql`select from webhook_endpoints where disabled_reason = 'gone'`;
    await expect.poll(disabled, { timeout: 20_000 }).toHaveLength(1);
    await page.reload();
    await page.getByText('Disabled because it returned 410 Gone.').waitFor();
    await page.getByRole('button', { name: 'Show deliveries' }).click();
    await page.getByText('The response was 410, not 2xx.').waitFor();
    await expectGoodLooks(page, 'webhooks-deliveries');
    await page.goto('/webhooks?lang=de');
    await page.getByRole('button', { name: 'Zustellungen anzeigen' }).click();
    await page.getByText('Die Antwort war 410, nicht 2xx.').waitFor();
    await page.goto('/webhooks?lang=en');
    await page.getByRole('button', { name: 'Show deliveries' }).click();
    await page.getByRole('button', { name: 'Enable' }).click();
    await page.getByRole('button', { name: /^Resend Job completed/ }).click();
    const again = await receiver.next('job.completed', 2);
    expect(again.id).toBe(first.id);
    await page.getByText('Delivered').waitFor();

    await page.getByRole('button', { name: `Delete ${receiver.url}/gone` }).click();
    await page.getByRole('button', { name: 'Delete endpoint' }).click();
    await page.getByText('No webhooks yet').waitFor();
  },
);
