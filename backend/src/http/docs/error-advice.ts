import {
  MAX_BATCH_BODY_BYTES,
  MAX_BODY_BYTES,
  type ErrorCode,
  type JobFailureCode,
} from '@wareword/shared-schema';
import { formatDuration } from '@wareword/shared-schema/format';
import type { Config } from '../../config.ts';
import { MAX_ATTEMPTS } from '../../jobs/index.ts';

/** What a developer needs to know besides a code's meaning; a new code does not compile without it. */
export type ErrorAdvice = Readonly<
  Record<ErrorCode | JobFailureCode, { readonly cause: string; readonly fix: string }>
>;

/** Causes and fixes, with this server's own limits. */
export function errorAdvice({
  jobs,
  connectCodeTtlMs,
}: Pick<Config, 'jobs' | 'connectCodeTtlMs'>): ErrorAdvice {
  const codeLifetime = formatDuration(connectCodeTtlMs / 1000);
  const jobLifetime = formatDuration(jobs.expiryMs / 1000);
  return {
    missing_authorization: {
      cause:
        "The header wasn't sent, or its scheme isn't Bearer. Some clients drop it when they follow a redirect, such as from the apex host to the www host.",
      fix: 'Send "Authorization: Bearer <ACCESS_TOKEN>" with every request, and call the base URL in the API reference directly, without a redirect.',
    },
    invalid_api_key: {
      cause:
        'The token was truncated or mistyped, or was revoked. Reconnecting a store revokes its previous token.',
      fix: 'Copy the token again. If it was lost or revoked, create a new API key in the dashboard or reconnect the store.',
    },
    plan_required: {
      cause:
        'API keys and agents need the Agency plan, and batches the Pro or Agency plan. The workspace of this token is on another plan.',
      fix: 'Upgrade, and the same token works right away. Connected stores can create jobs one by one on every plan.',
    },
    scope_forbidden: {
      cause: 'The endpoint takes a different type of token: either an API key or a store token.',
      fix: 'Check the API reference for the tokens that the endpoint accepts.',
    },
    brand_forbidden: {
      cause:
        'The brand_id is misspelled or belongs to another workspace, or the brand is locked because the workspace has more brands than its plan includes.',
      fix: 'Use the ID of a brand in GET /me whose "locked" is false, or leave brand_id out to use the active brand. Upgrade to unlock more brands.',
    },
    usage_limit_reached: {
      cause:
        "The dashboard, API and stores have used all of the plan's listings for this calendar month (UTC).",
      fix: "Upgrade, or wait until the first of next month (UTC). A new plan applies to your next request. Retrying doesn't help.",
    },
    https_required: {
      cause: 'The request used HTTP, so the token was sent unencrypted.',
      fix: 'Use HTTPS. Revoke the token you sent and create a new one.',
    },
    brand_archived: {
      cause: 'The brand has been archived.',
      fix: 'Choose another brand from GET /me, or leave brand_id out.',
    },
    invalid_json: {
      cause:
        'The body is empty, truncated or not JSON. Common mistakes are trailing commas, single quotes and form fields.',
      fix: 'Send one JSON object in UTF-8, and use a JSON library to create it.',
    },
    validation_error: {
      cause: `A required field is missing or empty; a field is too long, has the wrong type or contains control characters; or the body is larger than ${MAX_BODY_BYTES / 1024} KB (${MAX_BATCH_BODY_BYTES / 1024 ** 2} MB for POST /batches). Also returned if the request isn't possible in the current state, for example because the workspace has reached the limit for connected stores.`,
      fix: 'Fix the field that the message names. Lengths are counted in Unicode characters, without leading and trailing spaces.',
    },
    invalid_code: {
      cause: `A connect code works once, for ${codeLifetime}. It has expired or was already used, or the PKCE verifier or the app's credentials don't match it.`,
      fix: "Send the store's owner through the connect page again, then exchange the new code right away.",
    },
    store_taken: {
      cause:
        'Another workspace connected the store after the owner approved the connection, or the app had no permission to move the store.',
      fix: "Send the store's owner through the connect page again. It says how to move the store to their workspace.",
    },
    site_mismatch: {
      cause: "The site in the exchange isn't the site that the owner approved.",
      fix: 'Send the same site as to the connect page: scheme, host and port. You can retry with the same code.',
    },
    malformed_request: {
      cause:
        "The request isn't valid HTTP, for example because of an invalid header or a missing Host header. The MCP server also returns this code, with status 403, for requests from pages of other websites.",
      fix: 'Use an HTTP library, and check what any proxy in between changes. Call the MCP server from a program, not from a web page.',
    },
    request_in_progress: {
      cause:
        'A request with the same Idempotency-Key is still in progress. This one used no listing.',
      fix: 'Wait for the number of seconds in the Retry-After header, then send the same request with the same key.',
    },
    job_in_progress: {
      cause:
        "You have canceled too many listings. In 24 hours, a workspace can cancel ten jobs that have been started, including those waiting for another attempt, and 1,000 that haven't (canceling 20 listings of a batch counts as one cancellation).",
      fix: 'Keep polling: the listings will be completed and will count toward your plan.',
    },
    job_not_found: {
      cause:
        'The job_id is misspelled, the job belongs to another workspace, or its listing was deleted.',
      fix: 'Poll the poll_url from the response, with a token of the workspace that created the job.',
    },
    batch_not_found: {
      cause: 'The batch_id is misspelled, or the batch belongs to another workspace.',
      fix: 'Use the batch_id from the response to POST /batches, with a token of the workspace that created it.',
    },
    brand_not_found: {
      cause:
        'The brand_id is misspelled, the brand belongs to another workspace, or it is archived.',
      fix: 'Use a brand_id from GET /brands. To change an archived brand, restore it first.',
    },
    brand_name_taken: {
      cause: 'Another brand of the workspace has this name. Names are case-insensitive.',
      fix: 'Choose another name, or update the existing brand.',
    },
    brand_limit_reached: {
      cause: 'The workspace has as many brands as its plan includes, or 1,000 archived ones.',
      fix: 'Archive a brand you no longer use, or upgrade. With 1,000 archived brands, restore one and rename it.',
    },
    webhook_not_found: {
      cause:
        'The endpoint_id is misspelled, or the endpoint was deleted or belongs to another workspace.',
      fix: 'Use an endpoint_id from GET /webhooks.',
    },
    webhook_exists: {
      cause: 'The workspace already has a webhook endpoint with this URL.',
      fix: 'Update the events of that endpoint.',
    },
    webhook_limit_reached: {
      cause: 'The workspace has reached the limit for webhook endpoints.',
      fix: 'Delete an endpoint you no longer use, or send more events to an existing one.',
    },
    webhook_disabled: {
      cause: 'You paused the endpoint, or it responded with 410 or failed for 24 hours.',
      fix: 'Set enabled to true with PATCH /webhooks/{id}, then resend the event.',
    },
    delivery_not_found: {
      cause:
        'The delivery_id is misspelled, the delivery is older than 30 days, or it belongs to another workspace or a deleted endpoint.',
      fix: 'Use a delivery_id from GET /webhooks/{id}/deliveries. For older jobs, use GET /jobs.',
    },
    listing_not_found: {
      cause:
        'The listing_id is misspelled, or the listing belongs to another workspace or was deleted.',
      fix: 'Use the listing_id of a complete job, or one from GET /listings. A deleted listing can be restored for 30 days.',
    },
    listing_changed: {
      cause: "Someone changed the listing after you read it, so your change wasn't saved.",
      fix: 'Get the listing again, reapply your change, and send it with the new revision.',
    },
    not_found: {
      cause: 'The path is misspelled, or /api/v1 is missing.',
      fix: 'Compare the path with the API reference. Paths are case-sensitive.',
    },
    method_not_allowed: {
      cause: "The endpoint doesn't support this method.",
      fix: 'Use a method from the Allow header of the response.',
    },
    request_timeout: {
      cause: "The headers or body took too long to arrive. The request wasn't processed.",
      fix: 'Send the request again.',
    },
    headers_too_large: {
      cause: 'The request headers are too large in total, often because of cookies.',
      fix: "Send fewer or shorter headers. The API doesn't need cookies.",
    },
    rate_limited: {
      cause:
        "The token sent too many requests in a minute, or another limit was reached, such as a person's changes to listings per minute, a workspace's open event streams and waiting audits, or the voices it can learn per hour. Only POST /generate, POST /jobs, POST /batches, POST /audits and POST /brands/voice count toward the rate limit of the token.",
      fix: 'Wait for at least the number of seconds in the Retry-After header, then try again; if a longer limit applies, the message says how long to wait. The RateLimit header shows how many requests the token has left.',
    },
    internal_error: {
      cause: 'Something went wrong on our end. No listing was used.',
      fix: 'Retry with exponential backoff. If the problem persists, contact us and include the X-Request-Id of the response.',
    },
    service_unavailable: {
      cause: 'The server is starting or stopping, or its database is temporarily unavailable.',
      fix: 'Wait for the number of seconds in the Retry-After header, then send the same request with the same Idempotency-Key.',
    },
    generation_failed: {
      cause: `The listing couldn't be written in ${MAX_ATTEMPTS} attempts, or the model declined to write about the product. No listing was used. This code is in the error field of a failed job; the HTTP status is 200.`,
      fix: 'Create a new job with a new Idempotency-Key. If the problem persists, change the product details.',
    },
    job_expired: {
      cause: `The job wasn't polled for ${jobLifetime}. No listing was used. This code is in the error field of a failed job; the HTTP status is 200.`,
      fix: 'Create a new job with a new Idempotency-Key, and poll it until it is complete or failed.',
    },
    job_cancelled: {
      cause:
        'The job was canceled before it finished, with POST /jobs/{id}/cancel or POST /batches/{id}/cancel. No listing was used. This code is in the error field of a failed job; the HTTP status is 200.',
      fix: 'If you canceled it, no action is needed. Otherwise, create a new job with a new Idempotency-Key.',
    },
  };
}

/** What the failures of a job mean; they are not HTTP errors. */
export const JOB_FAILURE_MEANINGS: Readonly<Record<JobFailureCode, string>> = {
  generation_failed: "The listing couldn't be written.",
  job_expired: "The job wasn't polled in time.",
  job_cancelled: 'The job was canceled.',
};
