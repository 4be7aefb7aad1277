import { ENDPOINTS } from '@wareword/shared-schema';
import { getJob, type JobView } from '../../jobs/index.ts';
import { scopesOf, type ToolCall } from './tool.ts';

/**
 * Reads a job, and again after each change, until it is finished or the time is over. Each reading is
 * a poll, and an open wait counts as an event stream (contract §16.5).
 * @throws {DomainError} `limit_exceeded` if the workspace waits for too many jobs at once
 */
export async function waitForJob(
  { ctx, credential, signal }: ToolCall,
  { jobId, timeoutMs }: { readonly jobId: string; readonly timeoutMs: number },
): Promise<JobView> {
  const scopes = scopesOf(ENDPOINTS.getJob);
  const read = () => getJob({ ctx, input: { credential, scopes, jobId } });
  let job = await read();
  if (isFinished(job)) return job;
  const stopped = new AbortController();
  const release = ctx.streams.open(job.workspaceId, () => stopped.abort());
  const over = AbortSignal.any([signal, stopped.signal, AbortSignal.timeout(timeoutMs)]);
  try {
    while (!isFinished(job) && !over.aborted) {
      await nextChange(ctx, job, over);
      job = await read();
    }
    return job;
  } finally {
    release();
  }
}

function isFinished({ status }: JobView): boolean {
  return status === 'complete' || status === 'failed';
}

/** Resolves when the job has changed, or nothing waits for it anymore. */
async function nextChange(
  { jobWatcher }: ToolCall['ctx'],
  { id, status }: JobView,
  over: AbortSignal,
): Promise<void> {
  await new Promise<void>((resolve) => {
    const done = (): void => {
      unwatch();
      over.removeEventListener('abort', done);
      resolve();
    };
    const unwatch = jobWatcher.watch(id, status, done);
    over.addEventListener('abort', done, { once: true });
  });
}
