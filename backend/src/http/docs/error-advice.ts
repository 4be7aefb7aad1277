import type { ErrorCode, JobFailureCode } from '@wareword/shared-schema';

/** What a developer needs besides a code's meaning. */
export interface ErrorAdvice {
  /** How it comes about. */
  readonly cause: string;
  /** What to do. */
  readonly remedy: string;
}

/** One for every code: a new code does not compile without it. */
export const ERROR_ADVICE: Readonly<Record<ErrorCode | JobFailureCode, ErrorAdvice>> = {
  missing_authorization: {
    cause:
      'The header was not sent, or has another scheme than Bearer. Some clients drop it when they follow a redirect, as from the apex host to the www host.',
    remedy:
      'Send “Authorization: Bearer <ACCESS_TOKEN>” with every request, and call the address that the API reference names, without a redirect.',
  },
  invalid_api_key: {
    cause:
      'The token was cut off or mistyped, was revoked, or its store was connected again, which revokes the token before.',
    remedy:
      'Copy the token again. Where it is lost or revoked, make a new API key in the dashboard, or connect the store again.',
  },
  plan_required: {
    cause:
      'API keys are part of the Agency plan, and the plan of the key’s workspace is another one now. Tokens of connected stores are never refused for this.',
    remedy: 'Go to the Agency plan: the same key works again at once. Or use a connected store.',
  },
  scope_forbidden: {
    cause: 'The endpoint takes another type of token: an API key, or a store connection.',
    remedy: 'Look up in the API reference which tokens the endpoint takes, and use one of those.',
  },
  brand_forbidden: {
    cause:
      'The brand_id is misspelt or belongs to another account; or the plan covers fewer brands than the account has, and this one is locked.',
    remedy:
      'Take brand_id from “brands” in GET /me, one with “locked” false. Leave brand_id out to file the listing under the active brand. A larger plan unlocks more brands.',
  },
  usage_limit_reached: {
    cause:
      'The plan’s listings of this calendar month (UTC) are used up, by the dashboard, API keys and stores together.',
    remedy:
      'Wait for the first of the next month (UTC), or take a larger plan; it holds from the next request on. Retrying does not help.',
  },
  https_required: {
    cause: 'The request came over plain http, so the token could be read on its way.',
    remedy: 'Use https. Revoke the token that was sent, and make a new one.',
  },
  brand_archived: {
    cause: 'Somebody archived the brand since its id was stored.',
    remedy: 'Choose another brand from GET /me, or leave brand_id out.',
  },
  invalid_json: {
    cause:
      'The body is empty or is no JSON: often a trailing comma, single quotes, or form fields.',
    remedy: 'Send one JSON object in UTF-8, made by a JSON library.',
  },
  validation_error: {
    cause:
      'A required field is missing or empty, a field is too long or has another type, holds control characters, or the body is larger than 64 KiB. The message names the field.',
    remedy:
      'Correct the field that the message names. Lengths count Unicode characters after spaces at both ends are removed.',
  },
  invalid_code: {
    cause:
      'A connect code works once and for ten minutes. It was used or expired, or the PKCE verifier does not belong to it.',
    remedy:
      'Send the store’s owner through the connect page again, and exchange the new code at once.',
  },
  site_mismatch: {
    cause: 'The site in the exchange is another origin than the one that the owner approved.',
    remedy:
      'Send the same site as to the connect page: scheme, host and port. The code is still good, so the exchange can be tried again.',
  },
  malformed_request: {
    cause: 'The request breaks the rules of HTTP: a bad header, no Host, a CONNECT.',
    remedy: 'Use an HTTP library, and look at what a proxy in between changes.',
  },
  job_not_found: {
    cause: 'The job_id is misspelt, or the job was made by another account’s token.',
    remedy: 'Poll with a token of the account that made the job, at the poll_url of its answer.',
  },
  not_found: {
    cause: 'The path is misspelt, or lacks /api/v1.',
    remedy: 'Compare the path with the API reference. Paths are case-sensitive.',
  },
  method_not_allowed: {
    cause: 'The path is right, the method is not.',
    remedy: 'Use a method that the Allow header of the answer names.',
  },
  request_timeout: {
    cause: 'Headers or body did not arrive in full within the time that the server waits.',
    remedy: 'Send the request again; it was not carried out.',
  },
  headers_too_large: {
    cause: 'The request’s headers together are too large, often because of cookies.',
    remedy: 'Send fewer or shorter headers. The API needs no cookies.',
  },
  rate_limited: {
    cause:
      'More requests came in a minute than a token may send. Polls, lists of jobs and GET /me do not count.',
    remedy:
      'Wait as long as the Retry-After header says, in seconds, and send the request again. The RateLimit header tells beforehand what is left.',
  },
  internal_error: {
    cause: 'Something failed on our side. A credit that was reserved has been given back.',
    remedy:
      'Try again, with a growing pause. If it stays, write to support with the X-Request-Id of the answer.',
  },
  service_unavailable: {
    cause: 'The process that took the request is starting or stopping. Nothing was done.',
    remedy: 'Wait as long as the Retry-After header says, and send the request again.',
  },
  generation_failed: {
    cause:
      'The listing could not be written, also not in three more attempts. It comes in the “error” of a failed job, with HTTP status 200. The credit was given back.',
    remedy:
      'Make a new job, with a new Idempotency-Key. If it stays, change the product’s details.',
  },
  job_expired: {
    cause:
      'Nobody polled the job for 20 minutes. It comes in the “error” of a failed job, with HTTP status 200. The credit was given back.',
    remedy:
      'Make a new job, with a new Idempotency-Key, and poll it until it is complete or failed.',
  },
};

/** What the failures of a job mean; they are no HTTP errors. */
export const JOB_FAILURE_MEANINGS: Readonly<Record<JobFailureCode, string>> = {
  generation_failed: 'The job’s listing could not be written.',
  job_expired: 'The job was not polled for 20 minutes.',
};
