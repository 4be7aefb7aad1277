/** Why an action on a run is refused. */
export type PublishingErrorCode =
  | 'run_not_found'
  | 'item_not_found'
  | 'nothing_to_do'
  | 'invalid_edit'
  | 'too_many_runs';

/** An action that is not possible. The message tells the owner what to do. */
export class PublishingError extends Error {
  override readonly name = 'PublishingError';
  readonly code: PublishingErrorCode;

  constructor(code: PublishingErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
