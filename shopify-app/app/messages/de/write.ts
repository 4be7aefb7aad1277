import type en from '../en/write.ts';

export default {
  listingSettings: 'Listing-Einstellungen',
  tone: 'Tonalität',
  toneProfessional: 'Professionell',
  toneEnergetic: 'Energiegeladen',
  toneFriendly: 'Freundlich',
  toneLuxury: 'Luxuriös',
  toneTechnical: 'Technisch',
  tonePlayful: 'Verspielt',
  toneBold: 'Mutig',
  toneMinimalist: 'Minimalistisch',
  brand: 'Marke',
  activeBrand: 'Ihre aktive Marke',
  lockedBrand: '{name} (gesperrt)',
  targetCustomer: 'Zielgruppe (optional)',
  targetCustomerHelp: 'Wer es kauft und wofür es verwendet wird.',
  tooManyCharacters:
    '{length, number} von {limit, plural, one {# Zeichen} other {# Zeichen}}. Entfernen Sie {excess, number}.',
  fieldsToPublish: 'Felder, die veröffentlicht werden',
  fieldsToPublishHelp: 'Sie können das vor dem Veröffentlichen für jedes Produkt ändern.',
  noFieldSelected: 'Wählen Sie mindestens ein Feld aus.',
  onlyEmptyFields: 'Nur leere Felder füllen',
  onlyEmptyFieldsHelp: 'Felder, die schon Text, Bilder oder Videos enthalten, bleiben unverändert.',
  cancel: 'Abbrechen',
  reviewHelp:
    'Sie prüfen jeden Text, bevor er veröffentlicht wird. Diese Einstellungen werden für das nächste Mal gespeichert.',
  usesFromPlan: 'Verbraucht {count, plural, one {# Listing} other {# Listings}} Ihres Plans.',
  usesCount: 'Verbraucht {count, plural, one {# Listing} other {# Listings}}.',
  listingsLeft:
    'Sie haben in diesem Monat noch {remaining, number} von {limit, number}. Fehlgeschlagene Listings zählen nicht.',
  oneAtATime: 'Ihr Plan erlaubt nur ein Listing auf einmal',
  oneAtATimeHelp:
    'Sie haben {count, plural, one {# Produkt} other {# Produkte}} ausgewählt. Wählen Sie eines aus. Um mehrere auf einmal zu schreiben, benötigen Sie den Plan {plan}.',
  chooseProduct: 'Produkt auswählen',
  notEnough: 'Nicht genügend Listings in diesem Monat',
  notEnoughHelp:
    'Sie benötigen {count, plural, one {# Listing} other {# Listings}} und haben noch {remaining, number} von {limit, number}. Wir schreiben jetzt {remaining, number}. Setzen Sie den Durchlauf für die übrigen später fort. Ihr Kontingent erneuert sich am {day} (UTC).',
  moreProducts: 'und {count, plural, one {# weiteres Produkt} other {# weitere Produkte}}',
  leftOut:
    '{count, plural, one {# ausgewählter Eintrag wurde ausgelassen, weil er nicht in diesem Shop ist oder doppelt ausgewählt war.} other {# ausgewählte Einträge wurden ausgelassen, weil sie nicht in diesem Shop sind oder doppelt ausgewählt waren.}}',
  noProducts: 'Keine Produkte ausgewählt',
  noProductsHelp: 'Die ausgewählten Produkte sind nicht mehr in Ihrem Shop.',
} satisfies Record<keyof typeof en, string>;
