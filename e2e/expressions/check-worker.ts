import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { findDoubt } from './find-doubt.ts';

const patterns = z.array(z.object({ source: z.string(), flags: z.string() })).parse(workerData);
for (const pattern of patterns) parentPort?.postMessage({ pattern, doubt: findDoubt(pattern) });
