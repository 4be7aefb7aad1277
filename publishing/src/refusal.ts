/** Why a click on a run is refused. */
export type RefusalCode = 'run_not_found' | 'item_not_found' | 'nothing_to_do' | 'invalid_edit';

/** A click that cannot be done. The message is for the owner and says what to do. */
export class PublishingRefusal extends Error {
  override readonly name = 'PublishingRefusal';
  readonly code: RefusalCode;

  constructor(code: RefusalCode, message: string) {
    super(message);
    this.code = code;
  }
}
