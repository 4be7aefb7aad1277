import { RemixBrowser } from '@remix-run/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadMessages } from './messages/load.ts';
import { sendLanguage } from './parts/send-language.ts';
import { Texts } from './texts.tsx';

const { lang } = document.documentElement;
sendLanguage(lang);
void loadMessages(lang).then((messages) => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Texts locale={lang} messages={messages}>
          <RemixBrowser />
        </Texts>
      </StrictMode>,
    );
  });
});
