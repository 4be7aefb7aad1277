import { useBlocker } from '@remix-run/react';
import { useEffect, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';

const ID = 'review-save-bar';

/** The admin's save bar, shown until changes are saved or discarded. */
export function SaveBar({
  unsaved,
  saving,
  onSave,
  onDiscard,
}: {
  readonly unsaved: boolean;
  readonly saving: boolean;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}): ReactNode {
  const t = useTranslations('review');
  const blocker = useBlocker(unsaved);
  useEffect(() => {
    void (unsaved ? shopify.saveBar.show(ID) : shopify.saveBar.hide(ID));
  }, [unsaved]);
  useEffect(() => () => void shopify.saveBar.hide(ID), []);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    // Confirms leaving in the admin's own dialog; the promise never settles for a reader who stays.
    void shopify.saveBar.leaveConfirmation().then(
      () => blocker.proceed(),
      () => blocker.reset(),
    );
  }, [blocker]);
  return (
    <ui-save-bar id={ID}>
      <button type="button" {...{ variant: 'primary' }} disabled={saving} onClick={onSave}>
        {t('save')}
      </button>
      <button type="button" disabled={saving} onClick={onDiscard}>
        {t('discard')}
      </button>
    </ui-save-bar>
  );
}
