import { resolve } from 'node:path';
import { collectExpressions } from './collect.ts';
import { EXCEPTIONS } from './exceptions.ts';
import { problemsOf } from './report.ts';

// Fails for every regular expression that is not proven to take linear time:
//   node e2e/expressions/main.ts
const expressions = collectExpressions(resolve(import.meta.dirname, '../..'));
const problems = await problemsOf(expressions, EXCEPTIONS);
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(
    'Rewrite each so that it takes linear time, or bound its text and list it in e2e/expressions/exceptions.ts.',
  );
  process.exitCode = 1;
} else console.log(`${expressions.length} regular expressions take linear time or bounded text`);
