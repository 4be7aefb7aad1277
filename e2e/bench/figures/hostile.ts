import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { withConnection, temporaryFolder } from '../database.ts';
import { makeAttacker } from '../../hostile/attacker.ts';
import type { Attack } from '../load/hostile-process.ts';
import { signUp } from '../product/dashboard.ts';
import { startService } from '../product/service.ts';
import { Program } from '../program.ts';
import { seedAccounts } from '../seed/accounts.ts';
import type { Measurement } from './bench.ts';

const CONNECTIONS = 20;
const GOAL_MS = 100;

/** Lengths of each look at the probe, as multiples of the bench's own. */
const PERIODS = 10;

/** Time between two requests to the probe. */
const EVERY_MS = 10;

const Sent = z.object({ requests: z.number() });

/** How much longer `/healthz` takes at worst while hostile text arrives from many connections. */
export const measureHostile: Measurement = async ({ cleanup, server, seconds, logProgress }) => {
  const url = await server.createMigrated('hostile');
  const [account] = await withConnection(url, (sql) => seedAccounts(sql, 1));
  const service = await startService(cleanup, {
    DATABASE_URL: url,
    ROLE: 'web',
    GENERATOR: 'embedded',
    DATA_DIR: temporaryFolder(cleanup),
    LOG_LEVEL: 'silent',
    TRUST_PROXY: '1',
    RATE_LIMIT_PER_MINUTE: '10000',
    PLAN_FREE_LIMIT: '1000000',
    PLAN_AGENCY_LIMIT: '1000000',
  });
  const cookie = await signUp(service.origin, 'hostile@shop.example');
  await withConnection(url, (sql) => sql`update workspaces set plan = 'agency'`);
  const load = new Program(cleanup, resolve(import.meta.dirname, '../load/hostile-process.ts'), {
    messages: true,
  });
  const attacker = await makeAttacker(service.origin, { token: account?.token ?? '', cookie });
  const attack = async (forSeconds: number): Promise<number> => {
    load.send({
      origin: service.origin,
      attacker,
      connections: CONNECTIONS,
      seconds: forSeconds,
    } satisfies Attack);
    return Sent.parse(await load.message()).requests;
  };
  logProgress('hostile: warming up');
  await attack(seconds);
  logProgress('hostile: idle');
  const idle = await worstOf(service.origin, pause(PERIODS * seconds * 1000));
  logProgress(`hostile: every shape, from ${CONNECTIONS} connections`);
  const attacked = attack(PERIODS * seconds);
  const cleared = keepRoomForFiles(url, attacked);
  const worst = await worstOf(service.origin, attacked);
  await cleared;
  const metrics = await (await fetch(`${service.origin}/metrics`)).text();
  const stalls = Number(/^wareword_event_loop_stalls_total (\d+)/m.exec(metrics)?.[1]);
  await load.stop();
  await service.stop();
  await server.drop(url);
  return [
    {
      name: `/healthz at worst, hostile text from ${CONNECTIONS} connections, beyond idle`,
      goal: { below: GOAL_MS },
      measured: worst - idle,
      unit: 'ms',
      detail: `${worst.toFixed(1)} / ${idle.toFixed(1)} ms, ${await attacked} hostile requests, ${stalls} stalls over 100 ms`,
    },
  ];
};

/** The longest response time of the probe until `over` resolves, in milliseconds. */
async function worstOf(origin: string, over: Promise<unknown>): Promise<number> {
  const ended = new AbortController();
  void over.then(() => ended.abort());
  let worst = 0;
  while (!ended.signal.aborted) {
    const began = performance.now();
    await (await fetch(`${origin}/healthz`)).text();
    worst = Math.max(worst, performance.now() - began);
    await pause(EVERY_MS);
  }
  return worst;
}

/** An account keeps few files; more would be refused before they are read. */
async function keepRoomForFiles(url: string, over: Promise<unknown>): Promise<void> {
  let running = true;
  void over.then(() => (running = false));
  await withConnection(url, async (sql) => {
    while (running) {
      await sql`delete from bulk_runs where state = 'draft'`;
      await pause(200);
    }
  });
}
