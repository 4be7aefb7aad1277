import { API_VERSION } from '@wareword/shared-schema';
import { formatDate } from '@wareword/shared-schema/format';
import { html, type Html } from '../../html.ts';

/** When a version is retired, if scheduled. */
export interface Deprecation {
  readonly deprecatedAt: Date | undefined;
  readonly sunsetAt: Date | undefined;
}

/** A notice that the version is being retired; undefined if it is not. */
export function deprecationNotice({ deprecatedAt, sunsetAt }: Deprecation): Html | undefined {
  if (deprecatedAt === undefined) return undefined;
  const until =
    sunsetAt === undefined
      ? "We'll announce the end date here. It will be at least 6 months after the deprecation."
      : `It keeps working until ${formatDate(sunsetAt, 'UTC')}.`;
  return html`<p class="notice" role="note">
    <strong>${API_VERSION} is deprecated as of ${formatDate(deprecatedAt, 'UTC')}.</strong> ${until}
    See the <code>Deprecation</code> and <code>Sunset</code> headers of every response.
  </p>`;
}
