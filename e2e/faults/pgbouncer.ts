import { onTestFinished } from 'vitest';
import { PgBouncer } from '../pgbouncer.ts';

export { hasPgBouncer, hasPreparingPgBouncer } from '../pgbouncer.ts';

/** PgBouncer for a test. @param target URL of any database of the server */
export async function openPgBouncer(target: string): Promise<PgBouncer> {
  const pooler = await PgBouncer.open(target, { poolSize: 5 });
  onTestFinished(() => pooler.close());
  return pooler;
}
