import type { Translation } from '@wareword/ui/messages';
import type en from '../en/problems.ts';

export default {
  accessDenied:
    'Sie haben Wareword keinen Zugriff auf Ihren Shop gegeben. Es hat sich nichts geändert.',
  accessExpired:
    'Diese Anfrage ist abgelaufen oder wurde schon verwendet. Beginnen Sie hier von vorn.',
  accessOtherBrowser:
    'Sie haben einen Zugriff genehmigt, der in einem anderen Browser angefordert wurde. Deshalb haben wir die Schlüssel verworfen. Haben Sie ihn nicht selbst angefordert, hat Ihnen möglicherweise jemand den Link geschickt. Widerrufen Sie den Schlüssel „Wareword“ in WooCommerce, und beginnen Sie hier erneut, wenn Sie Wareword nutzen möchten.',
  addressRefused:
    'Wareword kann keine Adressen in privaten Netzwerken oder mit ungewöhnlichen Ports aufrufen. Verwenden Sie die Adresse, die Ihre Kunden verwenden.',
  badCertificate:
    'Das Zertifikat dieser Adresse ist ungültig, sodass die Schlüssel Ihres Shops bei der Übertragung nicht sicher wären. Bitten Sie Ihren Hoster, es zu erneuern.',
  bulkNotAllowed:
    'Ihr Plan erlaubt ein Listing auf einmal. Wählen Sie ein Produkt aus oder wechseln Sie den Plan.',
  connectNotSaved:
    'Sie wurden von Ihrem Shop abgemeldet, während er verbunden wurde. Deshalb wurde die Verbindung nicht gespeichert. Melden Sie sich an und verbinden Sie den Shop erneut, oder widerrufen Sie die Verbindung in Wareword.',
  forbidden:
    'Ihr Shop hat die Anfrage blockiert. Erstellen Sie Schlüssel für einen Administrator oder Shop-Manager und erlauben Sie Anfragen an /wp-json in Ihrer Firewall oder Ihrem Sicherheits-Plugin.',
  invalid: 'Ihr Shop hat die Änderung abgelehnt ({code}).',
  keysMissing: 'Wareword hat keinen Zugriff auf Ihren Shop. Geben Sie erneut Zugriff.',
  keysRefused:
    'Diese Schlüssel wurden in Ihrem Shop widerrufen oder gehören zu einem anderen Shop. Geben Sie erneut Zugriff, um neue zu erstellen.',
  maintenance:
    'Ihr Shop ist im Wartungsmodus, meist wegen einer Aktualisierung. Es ist nichts verloren gegangen. Versuchen Sie es in einigen Minuten erneut.',
  notAStore:
    'Diese Adresse antwortet, ist aber kein WooCommerce-Shop. Prüfen Sie die Adresse und ob WooCommerce aktiv ist.',
  notConnected: 'Verbinden Sie Ihren Shop zuerst mit Wareword.',
  plainPermalinks:
    'Mit einfachen Permalinks funktionieren API-Schlüssel nicht. Öffnen Sie in WordPress „Einstellungen → Permalinks“, wählen Sie „Beitragsname“, speichern Sie und versuchen Sie es erneut.',
  rateLimited: 'Ihr Shop hat um langsamere Anfragen gebeten. Es geht gleich weiter.',
  readOnlyKeys:
    'Diese Schlüssel können keine Produkte ändern. Geben Sie erneut Zugriff und erlauben Sie „Lesen/Schreiben“.',
  redirected:
    'Verbinden Sie den Shop mit der Adresse, auf die er weiterleitet, oder nehmen Sie /wp-json von der Weiterleitung aus.',
  requestTooLarge:
    'Die Anfrage war zu groß für Ihren Shop. Bitten Sie Ihren Hoster, größere Anfragen zuzulassen.',
  responseTooLarge:
    'Ihr Shop hat viel mehr Daten gesendet als erwartet. Möglicherweise fügt ein Plugin seinen Antworten Daten hinzu.',
  signInAgain:
    'Um andere Browser abzumelden, klicken Sie zuerst auf dieser Seite auf „Mit einem neuen Schlüssel Zugriff geben“. Ein neuer Schlüssel meldet alle ab.',
  signedOut: 'Ihre Sitzung ist beendet. Melden Sie sich erneut bei Ihrem Shop an.',
  storeFailed:
    'Ihr Shop hat einen Fehler gemeldet. Versuchen Sie es erneut. Besteht das Problem weiter, prüfen Sie das Fehlerprotokoll (WooCommerce → Status → Protokolle).',
  timeout:
    'Ihr Shop hat zu lange nicht geantwortet. Versuchen Sie es in einigen Minuten erneut. Bleibt er langsam, wenden Sie sich an Ihren Hoster.',
  tooMany: 'Ihr Shop hat zu viele Produkte mit diesen Schlagwörtern.',
  unexpectedResponse:
    'Die Antwort Ihres Shops ließ sich nicht lesen. Möglicherweise ändert ein Plugin, was WooCommerce sendet.',
  unreachable: 'Prüfen Sie die Adresse auf Tippfehler und ob Ihr Shop online ist.',
  variation: 'Dies ist eine Variante. Das Listing ihres Produkts deckt sie ab.',
  waitingForStore: 'Ihr Shop ist gerade nicht verfügbar.',
  waitingForService: 'Wareword ist gerade nicht erreichbar.',
  waitingForRate: 'Wareword nimmt pro Minute nur eine begrenzte Zahl von Listings an.',
  wrongCode:
    'Das sind nicht die letzten Zeichen des neuen Schlüssels. Prüfen Sie den neuesten Schlüssel „Wareword“ und versuchen Sie es erneut.',
  storeRemoved: 'Der Shop wurde entfernt, während dies lief. Setzen Sie den Durchlauf fort.',
} satisfies Translation<typeof en>;
