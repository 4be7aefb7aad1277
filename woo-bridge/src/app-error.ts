import { StoreAppError } from '@wareword/store-app/errors';

/**
 * Why a request failed. The pages branch on the code; the codes of a store (`WooErrorCode`), of
 * the connection (`ConnectErrorCode`), of the service (`ErrorCode`) and of runs
 * (`PublishingErrorCode`) pass through unchanged.
 */
export type AppErrorCode =
  | 'signed_out'
  | 'sign_in_again'
  | 'connect_not_saved'
  | 'access_expired'
  | 'access_denied'
  | 'access_other_browser'
  | 'wrong_code'
  | 'keys_missing'
  | 'read_only_keys'
  | 'too_many_attempts'
  | 'too_busy';

/** An expected failure of this app's own. */
export class AppError extends StoreAppError {
  declare readonly code: AppErrorCode;

  constructor(code: AppErrorCode, message: string, link?: string) {
    super(code, message, link);
    this.name = 'AppError';
  }
}

/** The browser holds no session of the store, or one that has ended. */
export function signedOut(): AppError {
  return new AppError('signed_out', 'Your session has ended. Sign in to your store again.');
}
