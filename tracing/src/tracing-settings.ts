/** The values of `OTEL_TRACES_SAMPLER`. */
export const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** How a process traces. */
export interface TracingSettings {
  readonly sampler: { readonly name: (typeof SAMPLERS)[number]; readonly ratio: number };
  /** How long spans are collected before they are sent together. */
  readonly sendEveryMs: number;
  /** Describe the process; those of the environment come first. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Settings that the SDK reads from the environment itself: where spans are sent, and how. */
  readonly environment: Readonly<Record<string, string>>;
}
