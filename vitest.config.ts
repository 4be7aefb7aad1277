import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Long files that are small. By their size they would be last, and run while other workers have nothing left
 * to do. The demo also fills the cache of compiled code for every program: one that is killed leaves nothing in it.
 */
const FIRST = [
  'e2e/demo/demo.test.ts',
  'e2e/backup/interrupted.test.ts',
  'backend/test/jobs/state-machine.test.ts',
  'e2e/replica/replica.test.ts',
  'e2e/backup/backup.test.ts',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) => {
      const index = FIRST.findIndex((path) => moduleId.endsWith(path));
      return index === -1 ? FIRST.length : index;
    };
    return sorted.sort((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  test: {
    include: [
      '{shared-schema,postgres,event-loop,security,tracing,server,backend,publishing,store-app,woo-bridge,shopify-app,ui,e2e}/**/*.test.ts',
    ],
    globalSetup: ['backend/test/global-setup.ts'],
    sequence: { sequencer: LongestFirst },
    // Tests wait for events and end as soon as these occur, so long limits only matter on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    // No file leaves anything behind, so the next one uses the modules that are already loaded: loading
    // them again for each file takes a seventh of the whole time.
    isolate: false,
    // Most tests wait for something: three keep two cores busy.
    maxWorkers: 3,
  },
});
