import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { evaluateAudit } from './evaluate-audit.ts';

// Asks the registry for advisories on what ships, and fails for a high or critical one:
//   pnpm audit:dependencies
const child = spawn('pnpm', ['audit', '--prod', '--json'], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const failed = new Promise<never>((_resolve, reject) => child.once('error', reject));
const { passed, lines } = evaluateAudit(await Promise.race([text(child.stdout), failed]));
for (const line of lines) console.log(line);
process.exitCode = passed ? 0 : 1;
