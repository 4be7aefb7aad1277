/** Password length limits, in characters. */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

/** The message for a password that `isEasyToGuess`. */
export const EASY_TO_GUESS =
  'This password is too easy to guess. Use a longer one, or a few unrelated words.';

/** The passwords attackers try first, in lowercase. Loaded once, ahead of the first request. */
let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/** Starts loading the list, so that no request has to wait for it. */
export function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  commonPasswords ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map((word) => word.toLowerCase())),
  );
  return commonPasswords;
}

/**
 * Whether a password is among the first guesses for an account: a common password, or the account's
 * email, its domain name or our name, with digits or punctuation around it.
 * @param password of at most `PASSWORD_LENGTH.max` characters
 */
export async function isEasyToGuess(password: string, email: string): Promise<boolean> {
  const guess = password.normalize('NFKC').trim().toLowerCase();
  if ((await loadCommonPasswords()).has(guess)) return true;
  const [name = '', domain = ''] = email.trim().toLowerCase().split('@');
  const core = trimToLetters(guess);
  return [email, name, domain, domain.split('.')[0] ?? '', 'wareword']
    .map(trimToLetters)
    .some((word) => word !== '' && (core === word || core === word + word));
}

function trimToLetters(text: string): string {
  const characters = Array.from(text.toLowerCase());
  const isLetter = (character: string): boolean => /\p{L}/u.test(character);
  const first = characters.findIndex(isLetter);
  return first === -1
    ? ''
    : characters.slice(first, characters.findLastIndex(isLetter) + 1).join('');
}
