import {
  API_BASE_PATH,
  API_VERSION,
  POLL_AFTER_MS,
  type JobFailureCode,
  type Usage,
} from '@wareword/shared-schema';
import type { JobView } from '../../jobs/index.ts';

const FAILURE_MESSAGES: Readonly<Record<JobFailureCode, string>> = {
  generation_failed: 'The listing could not be written. The credit was given back; try again.',
  job_expired: 'Nobody polled this job in time, so it was ended. The credit was given back.',
};

/**
 * The job envelope (document, "Job envelope") as JSON text. A listing goes out as it was saved,
 * without being parsed on the way.
 * @param creation what only answers to `POST /jobs` hold
 */
export function presentJob(job: JobView, creation?: { usage: Usage | undefined }): string {
  const pending = job.status === 'queued' || job.status === 'processing';
  const envelope = JSON.stringify({
    api_version: API_VERSION,
    job_id: job.id,
    status: job.status,
    platform: job.platform,
    external_ref: job.externalRef ?? undefined,
    ...(creation && { brand_id: job.brandId, poll_url: `${API_BASE_PATH}/jobs/${job.id}` }),
    poll_after_ms: pending ? POLL_AFTER_MS : undefined,
    usage: creation?.usage,
    listing_id: job.status === 'complete' ? job.listingId : undefined,
    error:
      job.errorCode === null
        ? undefined
        : { code: job.errorCode, message: FAILURE_MESSAGES[job.errorCode] },
  });
  if (job.status !== 'complete' || job.listing === null) return envelope;
  return `${envelope.slice(0, -1)},"listing":${job.listing}}`;
}
