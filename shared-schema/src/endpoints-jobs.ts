import { JobListSchema, ListJobsQuerySchema } from './lists.ts';
import { CreateJobRequestSchema, IncludeQuerySchema } from './requests.ts';
import { JobEnvelopeSchema } from './responses.ts';
import { API_AND_STORE, GENERATION_ERRORS, TOKEN_ERRORS, type Endpoint } from './endpoint.ts';

/** The endpoints of jobs (contract §7, §15, §16). */
export const JOB_ENDPOINTS = {
  createJob: {
    method: 'POST',
    path: '/jobs',
    tag: 'Jobs',
    summary: 'Create a job',
    description:
      'Queues a job that writes a listing, and uses one of your monthly listings, or none if the job fails. ' +
      'Send an `Idempotency-Key` to retry safely: the same key returns the same job.',
    scopes: API_AND_STORE,
    rateLimited: true,
    idempotent: true,
    query: null,
    body: CreateJobRequestSchema,
    reply: {
      status: 202,
      description: 'The new job, or the existing one for the same key.',
      schema: JobEnvelopeSchema,
    },
    errors: GENERATION_ERRORS,
    timeoutMs: 15_000,
  },
  listJobs: {
    method: 'GET',
    path: '/jobs',
    tag: 'Jobs',
    summary: 'List jobs',
    description:
      "Returns the workspace's jobs, newest first. A page can have fewer jobs than `limit` and still have a " +
      '`next_cursor`: follow it until it is `null`.',
    scopes: API_AND_STORE,
    rateLimited: false,
    idempotent: false,
    query: ListJobsQuerySchema,
    body: null,
    reply: { status: 200, description: 'The jobs.', schema: JobListSchema },
    errors: [...TOKEN_ERRORS, 'validation_error', 'internal_error'],
    timeoutMs: 15_000,
  },
  getJob: {
    method: 'GET',
    path: '/jobs/{id}',
    tag: 'Jobs',
    summary: 'Get a job',
    description:
      "Poll every `poll_after_ms` milliseconds. A 200 doesn't mean the job succeeded: check `status`. " +
      "A job that isn't polled in time fails with `job_expired`.",
    scopes: API_AND_STORE,
    rateLimited: false,
    idempotent: false,
    query: IncludeQuerySchema,
    body: null,
    reply: { status: 200, description: 'The job.', schema: JobEnvelopeSchema },
    errors: [...TOKEN_ERRORS, 'job_not_found', 'internal_error'],
    timeoutMs: 15_000,
  },
  jobEvents: {
    method: 'GET',
    path: '/jobs/{id}/events',
    tag: 'Jobs',
    summary: 'Follow a job',
    description:
      'Server-sent events as an alternative to polling: `event: job` with the current job, and another after each change. ' +
      "The stream ends when the job is `complete` or `failed`. A job doesn't expire while you listen. " +
      'With `Last-Event-ID`, the state you already have is not sent again; 204 means there is nothing more to send. ' +
      'If you get `rate_limited` because too many streams are open, poll instead.',
    scopes: API_AND_STORE,
    rateLimited: false,
    idempotent: false,
    query: null,
    body: null,
    reply: {
      status: 200,
      description:
        'A stream of events. The data of each event is the job, as `GET /jobs/{id}` returns it.',
      schema: JobEnvelopeSchema,
      mediaType: 'text/event-stream',
    },
    errors: [...TOKEN_ERRORS, 'job_not_found', 'rate_limited', 'internal_error'],
    timeoutMs: 15_000,
  },
  cancelJob: {
    method: 'POST',
    path: '/jobs/{id}/cancel',
    tag: 'Jobs',
    summary: 'Cancel a job',
    description:
      "Cancels a job that isn't finished: it fails with `job_cancelled`, and doesn't count toward " +
      'your plan. A finished job stays as it is and is returned, so check `status`.',
    scopes: API_AND_STORE,
    rateLimited: false,
    idempotent: false,
    query: null,
    body: null,
    reply: { status: 200, description: 'The job.', schema: JobEnvelopeSchema },
    errors: [...TOKEN_ERRORS, 'job_not_found', 'job_in_progress', 'internal_error'],
    timeoutMs: 15_000,
  },
} as const satisfies Record<string, Endpoint>;
