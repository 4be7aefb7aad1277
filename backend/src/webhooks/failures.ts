import { z } from 'zod';

/** Why an attempt failed, or was not made: a code, and the figures that belong to it. */
export const FailureSchema = z.discriminatedUnion('code', [
  z.object({ code: z.literal('status'), status: z.int() }),
  z.object({ code: z.literal('timeout'), seconds: z.number() }),
  z.object({
    code: z.enum([
      'private_address',
      'unknown_host',
      'connection_refused',
      'connection_closed',
      'endpoint_gone',
      'endpoint_failing',
      'endpoint_paused',
      'listing_deleted',
      'unreadable',
      'plan_required',
    ]),
  }),
  /** `reason`: Node's code, such as `CERT_HAS_EXPIRED`, or its message. */
  z.object({ code: z.literal('connection_failed'), reason: z.string() }),
]);
export type Failure = z.infer<typeof FailureSchema>;

/** A failure saved by an earlier release has only its English sentence. */
export type SavedFailure = Failure | { readonly code: 'sentence'; readonly sentence: string };
