import { withDeadline } from './client-deadline.ts';
import { WarewordError } from './client-error.ts';

/** The service sends something every 15 seconds; a stream that is silent for longer is broken. */
const SILENCE_MS = 45_000;

/** Longer than any event: anything that has no end by then is not an event stream. */
const MAX_BLOCK_LENGTH = 4_000_000;

/**
 * The data of each event in a stream, parsed as JSON. It ends when the stream ends or
 * breaks; the caller then has to poll.
 */
export async function* readEvents(
  open: (signal: AbortSignal) => Promise<Response>,
  callerSignal: AbortSignal,
): AsyncGenerator {
  const connection = new AbortController();
  const end = () => connection.abort();
  callerSignal.addEventListener('abort', end);
  if (callerSignal.aborted) end();
  try {
    const within = <Result>(work: () => Promise<Result>) =>
      withDeadline(
        SILENCE_MS,
        connection.signal,
        () => new WarewordError('timeout', 'The event stream was silent.'),
        work,
      );
    const response = await orUndefined(within(() => open(connection.signal)));
    const type = response?.headers.get('content-type') ?? '';
    const reader = response?.body?.getReader();
    if (response?.status !== 200 || !type.startsWith('text/event-stream') || reader === undefined) {
      return;
    }
    const decoder = new TextDecoder();
    let text = '';
    for (;;) {
      const chunk = await orUndefined(within(() => reader.read()));
      if (chunk?.value === undefined) return;
      text += decoder.decode(chunk.value, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      if (text.length > MAX_BLOCK_LENGTH) return;
      for (const block of blocks) {
        const data = dataOf(block);
        if (data !== undefined) yield data;
      }
    }
  } finally {
    callerSignal.removeEventListener('abort', end);
    end();
  }
}

/** @returns undefined for a comment, and for what is not JSON */
function dataOf(block: string): unknown {
  const lines = block.split('\n').filter((line) => line.startsWith('data:'));
  try {
    return JSON.parse(lines.map((line) => line.slice('data:'.length)).join('\n'));
  } catch {
    return undefined;
  }
}

async function orUndefined<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch {
    return undefined;
  }
}
