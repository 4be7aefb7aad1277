import { LOCALES, PLATFORMS, TONES } from '@wareword/shared-schema';
import type { Draft } from './draft.ts';

/** What the next listing is likely to have in common with the last. */
type Choices = Pick<Draft, 'platform' | 'tone' | 'brand_id' | 'locale'>;

interface Person {
  readonly email: string;
  readonly workspaceId: string;
}

const keyOf = ({ workspaceId, email }: Person): string =>
  `wareword.choices.${workspaceId}.${email}`;

/** Remembers platform, tone, brand and language in this browser. */
export function saveChoices(person: Person, choices: Choices): void {
  const { platform, tone, brand_id, locale } = choices;
  try {
    localStorage.setItem(keyOf(person), JSON.stringify({ platform, tone, brand_id, locale }));
  } catch {
    // Storage is full or blocked; the next form starts with the defaults.
  }
}

/** An empty form with the last listing's choices. */
export function withChoices(person: Person, empty: Draft): Draft {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(person)) ?? 'null');
    return isChoices(kept) ? { ...empty, ...kept } : empty;
  } catch {
    return empty;
  }
}

/** Choices saved by an earlier version have no language. */
function isChoices(value: unknown): value is Omit<Choices, 'locale'> & Partial<Choices> {
  if (typeof value !== 'object' || value === null) return false;
  if (!('platform' in value && 'tone' in value && 'brand_id' in value)) return false;
  const { platform, tone, brand_id } = value;
  const locale = 'locale' in value ? value.locale : '';
  return (
    [...PLATFORMS, 'all'].some((known) => known === platform) &&
    TONES.some((known) => known === tone) &&
    typeof brand_id === 'string' &&
    ['', ...LOCALES].some((known) => known === locale)
  );
}
