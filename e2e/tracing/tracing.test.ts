import { startTracing } from '@wareword/tracing';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Receiver } from '../../backend/test/contract/webhook-receiver.ts';
import { callApi, PRODUCT } from '../../backend/test/http.ts';
import { TEST_ENCRYPTION_KEY } from '../../backend/test/service.ts';
import { readConfig } from '../../backend/src/config.ts';
import { Fixture } from '../faults/fixture.ts';
import { freePort } from '../free-port.ts';
import { startOtlpStandIn, type OtlpStandIn } from '../stand-ins/otlp/index.ts';
import { setUpProcessFixture } from '../woo-bridge/process-fixture.ts';
import { connect, signIn, startRun, products, waitForRun } from '../woo-bridge/fixture.ts';

/** Sends spans soon. */
const SOON = { OTEL_BSP_SCHEDULE_DELAY: '100' };

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CLIENT_SPAN = 'b7ad6b7169203331';
const TRACEPARENT = `00-${TRACE}-${CLIENT_SPAN}-01`;

async function startCollector(): Promise<OtlpStandIn> {
  const collector = await startOtlpStandIn();
  onTestFinished(() => collector.close());
  return collector;
}

test('one trace contains the request, the job in the worker, the model and the webhook', async () => {
  const collector = await startCollector();
  const settings = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    ...SOON,
    ENCRYPTION_KEY: TEST_ENCRYPTION_KEY,
    LOG_LEVEL: 'info',
  };
  const fixture = await Fixture.create();
  const receiver = await Receiver.start();
  onTestFinished(() => receiver.stop());
  const web = await fixture.start('web', settings);
  const worker = await fixture.start('worker', { ...settings, OTEL_SERVICE_NAME: 'the-worker' });
  const { token } = fixture.account;
  const endpoint = { url: `${receiver.url}/secret-path`, events: ['job.completed'] };
  await callApi(web.apiUrl, 'POST /webhooks', { token, body: endpoint });
  const body = { ...PRODUCT, product_name: 'Unmistakable product name' };
  const headers = { traceparent: TRACEPARENT, tracestate: 'vendor=of-the-client' };
  const { body: job } = await callApi(web.apiUrl, 'POST /jobs', { token, body, headers });
  const message = await receiver.next('job.completed');

  const posted = await collector.span('POST /jobs', TRACE);
  expect(posted).toMatchObject({
    ...{ service: 'wareword', parentSpanId: CLIENT_SPAN, failed: false },
    attributes: { 'http.route': '/jobs', 'http.response.status_code': 202 },
  });
  const accepted = await collector.span('accept_generations', TRACE);
  expect(accepted).toMatchObject({ service: 'wareword', parentSpanId: posted.spanId });
  const run = await collector.span('run job', TRACE);
  expect(run).toMatchObject({
    ...{ service: 'the-worker', parentSpanId: posted.spanId },
    attributes: { 'wareword.job_id': job['job_id'], 'wareword.outcome': 'complete' },
  });
  const asked = await collector.span('chat gpt-6-luna', TRACE);
  expect(asked).toMatchObject({ service: 'the-worker', parentSpanId: run.spanId });
  expect(await collector.span('complete jobs', TRACE)).toMatchObject({ parentSpanId: run.spanId });
  const sent = await collector.span('send job.completed', TRACE);
  expect(sent).toMatchObject({
    ...{ service: 'the-worker', parentSpanId: posted.spanId },
    attributes: { 'http.response.status_code': 204 },
  });

  // The model can add its spans; receivers of webhooks are others' servers, and nothing of a client's
  // own is passed on.
  const [modelCall] = fixture.model.requests;
  expect(modelCall?.headers['traceparent']).toBe(`00-${TRACE}-${asked.spanId}-01`);
  expect(modelCall?.headers['tracestate']).toBeUndefined();
  expect(message.headers).not.toHaveProperty('traceparent');

  for (const [process, line] of [
    [web, '"route":"/jobs"'],
    [worker, '"attempt ended"'],
  ] as const) {
    const logged = () => process.output.split('\n').find((text) => text.includes(line));
    await vi.waitFor(() => expect(logged()).toContain(`"traceId":"${TRACE}"`));
  }

  const everything = Buffer.concat(collector.bodies).toString('latin1');
  for (const secret of [
    ...[token, 'Unmistakable', PRODUCT.features, 'secret-path', 'of-the-client', 'stand-in'],
    '127.0.0.1',
  ]) {
    expect(everything).not.toContain(secret);
  }
});

test('a malformed traceparent starts a new trace, and the response is the same', async () => {
  const collector = await startCollector();
  const fixture = await Fixture.create();
  const endpoint = { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${collector.url}/v1/traces` };
  const web = await fixture.start('all', { ...endpoint, ...SOON });
  const malformed = [
    '00-0-0-01',
    `ff-${TRACE}-${CLIENT_SPAN}-01`,
    `${TRACEPARENT}-more`,
    'a'.repeat(9000),
  ];
  const { token } = fixture.account;
  for (const traceparent of malformed) {
    const { status } = await callApi(web.apiUrl, 'GET /me', { token, headers: { traceparent } });
    expect(status).toBe(200);
  }
  await vi.waitFor(() => expect(collector.spans).toHaveLength(malformed.length), {
    timeout: 20_000,
  });
  for (const { traceId, parentSpanId } of collector.spans) {
    expect(traceId).not.toBe(TRACE);
    expect(parentSpanId).toBe('');
  }
});

test('a trace that its client did not sample is not sent, and probes are never traced', async () => {
  const collector = await startCollector();
  const fixture = await Fixture.create();
  const web = await fixture.start('all', { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...SOON });
  const { token } = fixture.account;
  await fetch(`${web.baseUrl}/readyz`);
  const headers = { traceparent: TRACEPARENT.replace(/1$/, '0') };
  await fixture.post(web, headers);
  await fixture.allJobs({ status: 'complete' });
  await callApi(web.apiUrl, 'GET /me', { token });
  await collector.span('GET /me');
  expect(collector.spans).toHaveLength(1);
});

test('the WooCommerce app and the service share a trace', async () => {
  const collector = await startCollector();
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...SOON };
  // The service of the fixture runs in this process.
  const { tracing } = readConfig({ ...settings, PORT: '0' });
  const stop = await startTracing(tracing, (error) => {
    throw error;
  });
  onTestFinished(stop);
  const fixture = await setUpProcessFixture(1, settings);
  await fixture.start();
  const browser = await signIn(fixture);
  await connect(fixture, browser);
  const [id = 0] = fixture.store.shop.products.keys();
  await waitForRun(browser, await startRun(browser, products(id)));

  const posted = await collector.span('POST /jobs');
  const run = await collector.span('run job', posted.traceId);
  expect([posted.service, run.service]).toEqual(['wareword', 'wareword']);
  const called = collector.spans.find(({ spanId }) => spanId === posted.parentSpanId);
  expect(called).toMatchObject({ service: 'wareword-woo-bridge', name: 'call Wareword' });
  const advanced = await collector.span('advance run', posted.traceId);
  expect(advanced).toMatchObject({ service: 'wareword-woo-bridge', spanId: called?.parentSpanId });
});

test('an unavailable collector delays neither requests nor the end of the process', async () => {
  const fixture = await Fixture.create();
  const web = await fixture.start('all', {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
    OTEL_EXPORTER_OTLP_TIMEOUT: '500',
    ...SOON,
  });
  await fixture.post(web);
  await fixture.allJobs({ status: 'complete' });
  await web.said("couldn't send traces");
  const stopping = performance.now();
  web.signal('SIGTERM');
  expect(await web.exited).toBe(0);
  expect(performance.now() - stopping).toBeLessThan(10_000);
});

test('without an endpoint, nothing of the SDK is loaded', async () => {
  const fixture = await Fixture.create();
  const NODE_OPTIONS = `--import ${new URL('report-modules.ts', import.meta.url).href}`;
  const off = { OTEL_SERVICE_NAME: 'wareword', OTEL_TRACES_SAMPLER: 'always_on', NODE_OPTIONS };
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };
  const [unset, disabled, on] = await Promise.all([
    fixture.start('all', off),
    fixture.start('all', { ...off, ...endpoint, OTEL_SDK_DISABLED: 'true' }),
    fixture.start('all', { ...off, ...endpoint }),
  ]);
  await fixture.post(unset);
  await fixture.allJobs({ status: 'complete' });
  expect(on.output).toContain('SDK loaded');
  expect(unset.output).not.toContain('SDK loaded');
  expect(disabled.output).not.toContain('SDK loaded');
});
