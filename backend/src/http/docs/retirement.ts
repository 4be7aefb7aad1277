import { API_VERSION } from '@wareword/shared-schema';
import { html, type Html } from './html.ts';

/** When a version is retired, where that is set. */
export interface Deprecation {
  readonly deprecatedAt: Date | undefined;
  readonly sunsetAt: Date | undefined;
}

/** A notice that the version retires; nothing where it does not. */
export function retirement({ deprecatedAt, sunsetAt }: Deprecation): Html | undefined {
  if (deprecatedAt === undefined) return undefined;
  const until =
    sunsetAt === undefined
      ? 'The day on which it stops will be at least 6 months later, and is announced here.'
      : `It works until ${day(sunsetAt)}.`;
  return html`<p class="notice" role="note">
    <strong>${API_VERSION} is deprecated from ${day(deprecatedAt)}.</strong> ${until} Answers say so
    in their <code>Deprecation</code> and <code>Sunset</code> headers.
  </p>`;
}

function day(date: Date): string {
  return `${date.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })} (UTC)`;
}
