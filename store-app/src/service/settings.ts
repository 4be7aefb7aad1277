import type { ConnectClient } from '@wareword/security/settings';

/** The URLs of the service, and this app's credentials there. */
export interface ServiceSettings {
  /** Its URL for this process. */
  readonly warewordUrl: string;
  /** The URL that browsers use. */
  readonly warewordPublicUrl: string;
  readonly userAgent: string;
  /** Credentials of this app; undefined if the service does not know it. */
  readonly connectClient: ConnectClient | undefined;
  /**
   * Whether the app may link to the service's plans. Some app stores forbid links to other ways to
   * pay; messages then name what a plan lacks, without a link.
   */
  readonly offersPlans: boolean;
}

/** The service's page where an owner disconnects a store. */
export function storesPage({ warewordPublicUrl }: ServiceSettings): string {
  return new URL('/stores', warewordPublicUrl).href;
}
