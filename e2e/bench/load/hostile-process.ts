import { send, type EntryPoint } from '../../hostile/entry-point.ts';
import type { Attacker } from '../../hostile/attacker.ts';
import { serviceEntryPoints, uploadEntryPoints } from '../../hostile/service-entry-points.ts';
import { hostileShapes } from '../../hostile/shapes.ts';

/** An attack, as the benchmark requests it. */
export interface Attack {
  readonly origin: string;
  readonly attacker: Attacker;
  readonly connections: number;
  readonly seconds: number;
}

// Sends every shape to every entry point, in its own process: what it takes is taken from neither
// the service's event loop nor from the one that measures.
process.on('message', (attack: Attack) => {
  run(attack).then(
    (requests) => process.send?.({ requests }),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.once('disconnect', () => process.exit());
process.once('SIGINT', () => undefined);

async function run({ origin, attacker, connections, seconds }: Attack): Promise<number> {
  const entryPoints = [...serviceEntryPoints(attacker), ...uploadEntryPoints(attacker.cookie)];
  const order = shuffled(entryPoints);
  const until = performance.now() + seconds * 1000;
  let requests = 0;
  const connection = async () => {
    for (let next = order.next(); performance.now() < until; next = order.next()) {
      await send(origin, next);
      requests += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  return requests;
}

/** Goes through all pairs without end, so that consecutive requests have nothing in common. */
function shuffled(entryPoints: readonly EntryPoint[]) {
  const shapes = hostileShapes();
  const pairs = entryPoints.length * shapes.length;
  // Coprime with the number of pairs, or it would leave some out.
  let step = 7919;
  while (pairs % step === 0) step += 2;
  let at = 0;
  return {
    next: () => {
      at = (at + step) % pairs;
      const entryPoint = entryPoints[at % entryPoints.length];
      const shape = shapes[Math.floor(at / entryPoints.length)];
      if (entryPoint === undefined || shape === undefined) throw new Error('there is no such pair');
      return entryPoint.send(shape.text);
    },
  };
}
