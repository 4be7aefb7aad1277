import { expect } from 'vitest';
import { MAX_STALL_MS } from '@wareword/event-loop';
import { send, type EntryPoint } from './entry-point.ts';
import { shapesFor, type Shape } from './shapes.ts';
import type { WatchedProcess } from './watched-process.ts';

/** How long one entry point may take with all shapes; a busy machine is slow. */
export const ATTACK_TIMEOUT_MS = 900_000;

const CONNECTIONS = 4;
/** Requests between two checks of the event loop; fewer than the files one account may have. */
const GROUP = 20;

/**
 * Sends every shape to an entry point, and fails if one blocks the event loop for too long.
 * @param options.before makes room for what the next requests leave behind
 */
export async function attack(
  server: WatchedProcess,
  entryPoint: EntryPoint,
  {
    shapes = shapesFor(entryPoint.name),
    before = () => Promise.resolve(),
  }: { shapes?: readonly Shape[]; before?: () => Promise<unknown> } = {},
): Promise<void> {
  // Loading and compiling on the first request is not caused by the input. A single shape that blocks is
  // sent again in any case.
  if (shapes.length > 1) {
    await before();
    await sendAll(server, entryPoint, shapes.slice(0, CONNECTIONS));
  }
  await server.longestStall();
  const stalls: string[] = [];
  for (let at = 0; at < shapes.length; at += GROUP) {
    const group = shapes.slice(at, at + GROUP);
    await before();
    await sendAll(server, entryPoint, group);
    if ((await server.longestStall()) > MAX_STALL_MS) {
      await before();
      stalls.push(...(await findStalls(server, entryPoint, group)));
    }
  }
  expect(stalls, entryPoint.name).toEqual([]);
}

async function findStalls(
  server: WatchedProcess,
  entryPoint: EntryPoint,
  shapes: readonly Shape[],
): Promise<string[]> {
  const found: string[] = [];
  for (const shape of shapes) {
    await sendAll(server, entryPoint, [shape]);
    const ms = await server.longestStall();
    if (ms > MAX_STALL_MS) found.push(`${shape.name}: ${Math.round(ms)} ms`);
  }
  return found;
}

async function sendAll(
  server: WatchedProcess,
  entryPoint: EntryPoint,
  shapes: readonly Shape[],
): Promise<void> {
  const waiting = [...shapes];
  const connection = async () => {
    for (let shape = waiting.shift(); shape !== undefined; shape = waiting.shift()) {
      await send(server.url, entryPoint.send(shape.text));
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
}
