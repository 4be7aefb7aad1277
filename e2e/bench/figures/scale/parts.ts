import type { postgresCpu } from '../../product/postgres-cpu.ts';
import type { ServiceProcess } from '../../product/service.ts';
import type { ScaleFixture } from './fixture.ts';
import type { Callers } from './webs.ts';

/** Dependencies of the measurements of scale. */
export interface Parts {
  readonly fixture: ScaleFixture;
  readonly cpu: Awaited<ReturnType<typeof postgresCpu>>;
  readonly callers: Callers;
  readonly webs: readonly ServiceProcess[];
}
