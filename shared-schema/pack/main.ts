import { parseArgs } from 'node:util';
import { packClient } from './pack-client.ts';

// `pnpm --silent pack:client [--out FOLDER]`: prints the path of the tarball.
const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist' } } });
process.stdout.write(`${await packClient(values.out)}\n`);
