import {
  DEFAULT_PLATFORM,
  DEFAULT_TONE,
  PLATFORMS,
  type GenerateRequestInput,
  type Platform,
  type Tone,
} from '@wareword/shared-schema';
import { detailsFrom, textsOf, type DetailTexts } from '@wareword/shared-schema/detail-texts';
import { imageAddressesFrom } from '@wareword/shared-schema/image-addresses';

/** A platform, or all of them with a listing for each. */
export type Target = Platform | 'all';

/** The form as typed; empty text means the field is omitted. */
export interface Draft extends DetailTexts {
  readonly platform: Target;
  readonly tone: Tone;
  readonly product_name: string;
  readonly features: string;
  readonly category: string;
  readonly price: string;
  readonly customer: string;
  readonly competitors: string;
  /** Identifies the product in exports. */
  readonly sku: string;
  /** Empty for the active brand. */
  readonly brand_id: string;
  /** Empty for the language of the features. */
  readonly locale: string;
  /** Addresses of images, one a line. */
  readonly images: string;
  /** Whether what they show is a fact: `true`, or empty. */
  readonly images_as_facts: string;
}

export const EMPTY_DRAFT: Draft = {
  platform: DEFAULT_PLATFORM,
  tone: DEFAULT_TONE,
  product_name: '',
  features: '',
  category: '',
  price: '',
  customer: '',
  competitors: '',
  sku: '',
  ...textsOf({}),
  brand_id: '',
  locale: '',
  images: '',
  images_as_facts: '',
};

/** The platforms of the listings that a draft asks for. */
export function platformsOf({ platform }: Pick<Draft, 'platform'>): readonly Platform[] {
  return platform === 'all' ? PLATFORMS : [platform];
}

/**
 * What was sent, and the idempotency key under which it costs one credit however often it is sent.
 */
export interface Attempt {
  readonly key: string;
  readonly body: string;
}

export interface SavedDraft {
  readonly draft: Draft;
  readonly attempt?: Attempt | undefined;
}

/** The key under which an account's draft is stored in this browser. */
export function draftStorageKey(account: { email: string; workspaceId: string }): string {
  return `wareword.draft.${account.workspaceId}.${account.email}`;
}

export function saveDraft(key: string, kept: SavedDraft): void {
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Storage is full or blocked; the form itself still has the draft.
  }
}

export function deleteDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is blocked.
  }
}

export function loadDraft(key: string): SavedDraft | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isSavedDraft(kept)
      ? { draft: { ...EMPTY_DRAFT, ...kept.draft }, attempt: kept.attempt }
      : undefined;
  } catch {
    return undefined;
  }
}

/** What a draft asks for, whatever its platform. */
export function requestFromDraft(draft: Draft): Omit<GenerateRequestInput, 'platform'> {
  const { tone, product_name, features, category, price, customer, competitors } = draft;
  const { brand_id, locale, images_as_facts } = draft;
  const images = imageAddressesFrom(draft.images);
  return {
    ...{ tone, product_name, features, category, price, customer, competitors },
    ...detailsFrom(draft),
    ...(brand_id === '' ? {} : { brand_id }),
    ...(locale === '' ? {} : { locale }),
    ...(images.length === 0 ? {} : { images, images_as_facts: images_as_facts !== '' }),
  };
}

/** What a listing was written from, as form values. */
export function draftFromRequest({
  request,
  brandId,
  sku,
}: {
  readonly request: Partial<Omit<GenerateRequestInput, 'brand_id'>>;
  readonly brandId: string | null;
  readonly sku: string | null;
}): Draft {
  return {
    platform: request.platform ?? DEFAULT_PLATFORM,
    tone: request.tone ?? DEFAULT_TONE,
    product_name: request.product_name ?? '',
    features: request.features ?? '',
    category: request.category ?? '',
    price: request.price ?? '',
    customer: request.customer ?? '',
    competitors: request.competitors ?? '',
    sku: sku ?? '',
    ...textsOf(request),
    brand_id: brandId ?? '',
    locale: request.locale ?? '',
    images: (request.images ?? []).join('\n'),
    images_as_facts: request.images_as_facts === true ? 'true' : '',
  };
}

/** The attempt that sends a draft; the same one again if the last one may have arrived. */
export function attemptFor(draft: Draft, last: Attempt | undefined): Attempt {
  const body = JSON.stringify(draft);
  return last?.body === body ? last : { key: `dashboard-${crypto.randomUUID()}`, body };
}

function isSavedDraft(value: unknown): value is SavedDraft {
  if (typeof value !== 'object' || value === null || !('draft' in value)) return false;
  const { draft } = value;
  if (typeof draft !== 'object' || draft === null) return false;
  return Object.values(draft).every((text) => typeof text === 'string');
}
