import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { AuthenticationError, post, send } from './authentication.ts';
import { t } from '../messages/auth.ts';

/** Whether this browser can use passkeys at all. */
export function hasPasskeys(): boolean {
  return 'PublicKeyCredential' in window;
}

/** @throws {AuthenticationError} with the code `CANCELED` if no one confirmed */
export async function signInWithPasskey(): Promise<void> {
  const options = await send('/passkey/generate-authenticate-options', { method: 'GET' });
  if (!isRequest(options)) throw new AuthenticationError(t('unreadable'));
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const response = await ask(() =>
    startAuthentication({ optionsJSON: { ...options, userVerification: 'required' } }),
  );
  await post('/passkey/verify-authentication', { response });
}

/** Adds a passkey of this device. @throws {AuthenticationError} as for signing in */
export async function addPasskey(password: string, name: string): Promise<void> {
  const options = await post('/passkey/begin', { password });
  if (!isCreation(options)) throw new AuthenticationError(t('unreadable'));
  const { startRegistration } = await import('@simplewebauthn/browser');
  const response = await ask(() => startRegistration({ optionsJSON: options }));
  await post('/passkey/verify-registration', {
    response,
    ...(name.trim() === '' ? {} : { name: name.trim() }),
  });
}

async function ask<Response>(start: () => Promise<Response>): Promise<Response> {
  try {
    return await start();
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'InvalidStateError') {
      throw new AuthenticationError(t('passkeyExists'));
    }
    throw new AuthenticationError(t('passkeyCanceled'), 'CANCELED');
  }
}

/** Safe to trust: our own service wrote them. */
function isRequest(answer: object): answer is PublicKeyCredentialRequestOptionsJSON {
  return 'challenge' in answer;
}

function isCreation(answer: object): answer is PublicKeyCredentialCreationOptionsJSON {
  return 'challenge' in answer && 'user' in answer;
}
