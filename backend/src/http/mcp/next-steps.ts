import type { ErrorCode } from '@wareword/shared-schema';

const OTHER_BRAND = 'Choose another brand_id from list_brands, or leave it out.';
const OTHER_TOKEN = "Ask the user to update this MCP server's token.";

/** What a model should do after an error of a tool, where the message does not say so in terms of tools. */
export const NEXT_STEPS: Readonly<Partial<Record<ErrorCode, string>>> = {
  validation_error: 'Correct the argument named in the message, then call the tool again.',
  rate_limited: 'Wait 60 seconds, then call the tool again with the same arguments.',
  usage_limit_reached:
    'Stop writing listings and tell the user. The upgrade_url from get_usage shows larger plans.',
  request_in_progress: 'Wait 2 seconds, then call the tool again with the same idempotency_key.',
  service_unavailable:
    'Wait a few seconds, then call the tool again, with the same idempotency_key if you sent one.',
  internal_error:
    'Call the tool again, with the same idempotency_key if you sent one. If it fails again, tell the user.',
  brand_forbidden: OTHER_BRAND,
  brand_archived: OTHER_BRAND,
  job_not_found: 'Use the job_id that create_job returned.',
  job_in_progress: 'Call wait_for_job: the listing will be completed.',
  listing_not_found: 'Find the listing with list_listings.',
  invalid_api_key: OTHER_TOKEN,
  plan_required: 'Ask the user to upgrade the plan.',
  scope_forbidden: OTHER_TOKEN,
};
