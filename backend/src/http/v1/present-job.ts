import {
  API_BASE_PATH,
  API_VERSION,
  type JobFailureCode,
  type Usage,
} from '@wareword/shared-schema';
import type { JobView } from '../../jobs/index.ts';
import { presentEdits } from './present-listing.ts';

const FAILURE_MESSAGES: Readonly<Record<JobFailureCode, string>> = {
  generation_failed: "We couldn't write the listing. It doesn't count toward your plan. Try again.",
  job_expired:
    "This job expired because it wasn't polled in time. It doesn't count toward your plan.",
  job_cancelled: "This job was canceled. It doesn't count toward your plan.",
};

export interface PollSettings {
  /** The delay that clients are asked to keep between polls. */
  readonly pollAfterMs: number;
}

/**
 * The job envelope (contract §7.3) as JSON text. The stored listing is inserted without being
 * parsed.
 * @param more.creation fields that only `POST /jobs` responses have
 * @param more.included what was requested with `include`, as JSON text that begins with a comma
 */
export function presentJob(
  job: JobView,
  { pollAfterMs }: PollSettings,
  more: {
    readonly creation?: { readonly usage: Usage | undefined; readonly unchanged: boolean };
    readonly included?: string;
  } = {},
): string {
  const { creation, included = '' } = more;
  const pending = job.status === 'queued' || job.status === 'processing';
  const envelope = JSON.stringify({
    api_version: API_VERSION,
    job_id: job.id,
    status: job.status,
    platform: job.platform,
    external_ref: job.externalRef ?? undefined,
    ...(creation && { brand_id: job.brandId, poll_url: `${API_BASE_PATH}/jobs/${job.id}` }),
    poll_after_ms: pending ? pollAfterMs : undefined,
    usage: creation?.usage,
    unchanged: creation?.unchanged === true ? true : undefined,
    listing_id: job.status === 'complete' ? job.listingId : undefined,
    writer: job.status === 'complete' ? (job.writer ?? undefined) : undefined,
    error:
      job.errorCode === null
        ? undefined
        : { code: job.errorCode, message: FAILURE_MESSAGES[job.errorCode] },
  });
  if (job.status !== 'complete' || job.listing === null) return envelope;
  return `${envelope.slice(0, -1)},"listing":${job.listing}${presentEdits(job)}${included}}`;
}
