import type en from '../en/sent.ts';

export default {
  heading: 'Von Wareword gesendete Listings',
  reviewListings: 'Listings prüfen',
  reviewCount: '{count, plural, one {# Listing} other {# Listings}} prüfen',
  chooseHeading: 'Wählen Sie das Produkt für jedes Listing aus',
  chooseHelp:
    'Prüfen Sie die Texte dann wie gewohnt. In Ihrem Shop ändert sich nichts, bis Sie veröffentlichen. Das ist kostenlos, weil diese Listings schon geschrieben sind.',
  product: 'Produkt: {title}',
  sameProduct: 'Wählen Sie für jedes Listing ein anderes Produkt aus.',
  choose: 'Produkt auswählen',
  chooseNamed: 'Produkt für {name} auswählen',
  change: 'Produkt ändern',
  changeNamed: 'Produkt für {name} ändern',
  dismiss: 'Verwerfen',
  dismissNamed: '{name} verwerfen',
  none: 'Keine gesendeten Listings',
  noneHelp: 'Listings, die Sie in Wareword an diesen Shop senden, erscheinen hier.',
  showProducts: 'Produkte anzeigen',
} satisfies Record<keyof typeof en, string>;
