import { dayOf, type Clock } from './day.ts';
import type { Writer } from './writer.ts';

const load = () => import('./compose.ts');
let loaded: ReturnType<typeof load> | undefined;

/** The rule-based writer: no model, no network, the same words for the same input and day. */
export function createRuleBasedWriter(clock: Clock = {}): Writer {
  return {
    name: 'embedded',
    async write(request) {
      const { compose } = await (loaded ??= load());
      const finished = await compose(request, dayOf(clock));
      return { draft: finished.text, finished };
    },
  };
}
