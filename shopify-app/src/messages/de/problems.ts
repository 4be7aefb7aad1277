import type en from '../en/problems.ts';

export default {
  somethingWentWrong: 'Etwas ist schiefgegangen',
  unexpected:
    'Es ist nichts verloren gegangen. Laden Sie die Seite neu. Besteht das Problem weiter, kontaktieren Sie uns.',
  invalidInput: 'Prüfen Sie Ihre Eingaben und versuchen Sie es erneut.',
  seePlans: 'Pläne ansehen',
  goToConnection: 'Zur Verbindung',
  goToRuns: 'Zu den Durchläufen',
  accessLostTitle: 'Kein Zugriff auf Ihren Shop',
  accessLost:
    'Wareword hat keinen Zugriff auf Ihren Shop. Öffnen Sie die App erneut im Shopify-Adminbereich, um den Zugriff wiederherzustellen.',
  scopeMissingTitle: 'Berechtigung erforderlich',
  scopeMissing:
    'Wareword darf keine Produkte mehr bearbeiten. Öffnen Sie die App erneut im Shopify-Adminbereich, um den Zugriff wiederherzustellen.',
  storeFrozenTitle: 'Ihr Shop ist pausiert',
  storeFrozen: 'Shopify hat Ihren Shop pausiert. Den Grund finden Sie im Shopify-Adminbereich.',
  shopifyUnreachableTitle: 'Shopify antwortet nicht',
  shopifyUnreachable:
    'Shopify antwortet gerade nicht. Es ist nichts verloren gegangen. Versuchen Sie es gleich noch einmal.',
  shopifyThrottledTitle: 'Shopify ist ausgelastet',
  shopifyThrottled:
    'Shopify begrenzt, wie schnell Apps in einem Shop arbeiten. Es geht weiter, sobald Shopify es zulässt.',
  responseTooLarge:
    'Dieses Produkt hat zu viel Text für Wareword. Kürzen Sie zuerst seine Beschreibung in Shopify.',
  shopifyRefused: 'Shopify hat das nicht akzeptiert: {message}',
  storeFailed: 'Ihr Shop hat das nicht gespeichert. Versuchen Sie es später erneut.',
  productArchived:
    'Dieses Produkt ist archiviert. Heben Sie die Archivierung zuerst in Shopify auf.',
  uninstalled: 'Die App wurde deinstalliert, während dies lief. Setzen Sie den Durchlauf fort.',
  runNotFoundTitle: 'Durchlauf nicht gefunden',
  runNotFound:
    'Wir konnten diesen Durchlauf nicht finden. Die Durchläufe Ihres Shops finden Sie in der Liste.',
  itemNotFoundTitle: 'Produkt nicht gefunden',
  itemNotFound:
    'Dieses Produkt gehört nicht zu diesem Durchlauf. Öffnen Sie den Durchlauf, um seine Produkte zu sehen.',
  nothingToDoTitle: 'Nichts geändert',
  invalidEditTitle: 'Ihre Änderungen wurden nicht gespeichert',
  tooManyProductsTitle: 'Zu viele Produkte',
  tooManyProducts:
    'Wählen Sie bis zu 10.000 Produkte auf einmal aus oder wählen Sie alle aus, die einem Filter entsprechen.',
  tooManyRunsTitle: 'Zu viele Durchläufe',
  noProductsTitle: 'Keine Produkte ausgewählt',
  noProducts: 'Wählen Sie mindestens ein Produkt aus.',
  noSentProducts: 'Wählen Sie für mindestens ein Listing ein Produkt aus.',
  sameProductTitle: 'Ein Produkt, zwei Listings',
  sameProduct: 'Wählen Sie für jedes Listing ein anderes Produkt aus.',
  notConnectedTitle: 'Mit Wareword verbinden',
  notConnected:
    'Der Shop ist nicht mit Wareword verbunden. Verbinden Sie ihn und setzen Sie dann fort.',
  tokenRevokedTitle: 'Erneut mit Wareword verbinden',
  usageLimitReachedTitle: 'Keine Listings mehr in diesem Monat',
  planRequiredTitle: 'Nicht in Ihrem Plan enthalten',
  brandUnavailableTitle: 'Marke nicht verfügbar',
  httpsRequiredTitle: 'Keine sichere Verbindung',
  serviceUnreachableTitle: 'Wareword antwortet nicht',
  bulkNotAllowedTitle: 'Nur ein Produkt auf einmal',
  bulkNotAllowed: 'Ihr Plan erlaubt nur ein Listing auf einmal. Wählen Sie ein Produkt aus.',
  tooManyRequestsTitle: 'Zu viele Anfragen',
  connectExpiredTitle: 'Beginnen Sie mit dem Verbinden von vorn',
  connectDeniedTitle: 'Nicht verbunden',
  connectFailedTitle: 'Verbinden fehlgeschlagen',
  storeTakenTitle: 'Mit einem anderen Konto verbunden',
} satisfies Record<keyof typeof en, string>;
