import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Problem } from '../../src/load-context/index.ts';

/** What went wrong and what to do, shown where it went wrong until it is resolved. */
export function ProblemBanner({
  problem,
  tone = 'critical',
  retry,
}: {
  readonly problem: Problem | null;
  readonly tone?: 'critical' | 'warning';
  readonly retry?: () => void;
}): ReactNode {
  const t = useTranslations('shell');
  if (problem === null) return null;
  const { code, link } = problem;
  const own = {
    app_unreached: { title: t('unreached'), message: t('unreachedHelp') },
    picker_not_opened: { title: t('pickerNotOpened'), message: t('pickerNotOpenedHelp') },
  };
  const { title, message } = isOwn(code) ? own[code] : problem;
  return (
    <s-banner tone={tone} heading={title}>
      <s-paragraph>{message}</s-paragraph>
      {link !== null && (
        <s-button slot="secondary-actions" href={link.href} target={targetOf(link.href)}>
          {link.label}
        </s-button>
      )}
      {retry !== undefined && (
        <s-button slot="secondary-actions" onClick={retry}>
          {t('tryAgain')}
        </s-button>
      )}
    </s-banner>
  );
}

/** Problems that only the page knows about. */
function isOwn(code: string): code is 'app_unreached' | 'picker_not_opened' {
  return code === 'app_unreached' || code === 'picker_not_opened';
}

/** Our pages open in place; other links open without leaving the admin. */
function targetOf(href: string): '_self' | '_blank' {
  return href.startsWith('/app') ? '_self' : '_blank';
}
