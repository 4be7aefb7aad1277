import { expect, it } from 'vitest';
import { NOTIFICATION_TEXTS } from '../src/notifications/texts/index.ts';

it.each([
  ['en', 'your only listing', 'all 3 listings'],
  ['de', 'Ihr einziges Listing', 'alle 3 Listings'],
  ['fr', 'votre unique fiche', 'vos 3 fiches'],
  ['es', 'tu única ficha', 'tus 3 fichas'],
] as const)('names a limit of one listing and of several in %s', (language, one, several) => {
  const { usedAllSubject, usedAll } = NOTIFICATION_TEXTS[language];
  for (const text of [usedAllSubject, usedAll]) {
    expect(text(1)).toContain(one);
    expect(text(3)).toContain(several);
  }
});
