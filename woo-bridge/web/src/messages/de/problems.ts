import type { Translation } from '@wareword/ui/messages';
import type en from '../en/problems.ts';

export default {
  accessDenied:
    'Sie haben Wareword keinen Zugriff auf Ihren Shop gegeben. Es hat sich nichts geändert.',
  accessExpired:
    'Diese Anfrage ist abgelaufen oder wurde schon verwendet. Beginnen Sie hier von vorn.',
  accessOtherBrowser:
    'Sie haben einen Zugriff genehmigt, der in einem anderen Browser angefordert wurde. Deshalb haben wir die Schlüssel verworfen. Haben Sie ihn nicht selbst angefordert, hat Ihnen möglicherweise jemand den Link geschickt. Widerrufen Sie den Schlüssel „Wareword“ in WooCommerce.',
  addressRefused:
    'Diese Adresse liegt in einem privaten Netzwerk oder hat einen ungewöhnlichen Port. Verwenden Sie die Adresse, die Ihre Kunden verwenden.',
  automaticOff:
    'Das automatische Veröffentlichen wurde ausgeschaltet, bevor dieses Listing fertig war.',
  badCertificate:
    'Das Zertifikat dieser Adresse ist ungültig. Bitten Sie Ihren Hoster, es zu erneuern.',
  bulkNotAllowed: 'Wählen Sie ein Produkt aus, oder wechseln Sie den Plan.',
  changedInStore:
    'Dieses Produkt wurde in Ihrem Shop geändert, nachdem sein Listing geschrieben war. Prüfen Sie es noch einmal, und veröffentlichen Sie es dann.',
  changedSince: 'Jemand hat dieses Produkt nach der Veröffentlichung geändert.',
  connectDenied: 'Sie haben den Shop nicht verbunden. Es hat sich nichts geändert.',
  connectExpired:
    'Dieser Link wurde in einem anderen Browser geöffnet, schon verwendet oder ist älter als 10 Minuten. Beginnen Sie von vorn.',
  connectFailed:
    'Wareword war nicht erreichbar, um die Verbindung abzuschließen. Versuchen Sie es gleich noch einmal.',
  forbidden:
    'Ihr Shop hat die Anfrage blockiert. Erstellen Sie Schlüssel für einen Administrator oder Shop-Manager, und erlauben Sie Anfragen an /wp-json in Ihrer Firewall oder Ihrem Sicherheits-Plugin.',
  itemNotFound: 'Produkt nicht gefunden.',
  keysMissing: 'Wareword hat keinen Zugriff auf Ihren Shop. Geben Sie erneut Zugriff.',
  keysRefused:
    'Sie wurden in Ihrem Shop widerrufen oder gehören zu einem anderen Shop. Geben Sie erneut Zugriff, um neue zu erstellen.',
  landedLate:
    'Ein früherer Versuch war erfolgreich. Ihr Shop hat daher den Text von vor Ihrer letzten Änderung.',
  maintenance:
    'Ihr Shop ist im Wartungsmodus, meist wegen einer Aktualisierung. Es ist nichts verloren gegangen. Versuchen Sie es in einigen Minuten erneut.',
  noDetails:
    'Dieses Produkt hat nur einen Titel. Fügen Sie eine Kategorie, ein Attribut oder eine Beschreibung hinzu, dann schreiben wir sein Listing.',
  noName:
    'Dieses Produkt hat keinen Namen. Benennen Sie es in Ihrem Shop, und versuchen Sie es dann erneut.',
  notAStore: 'Prüfen Sie die Adresse und ob WooCommerce aktiv ist.',
  notConnected: 'Verbinden Sie den Shop zuerst mit Wareword.',
  notExact: 'Einige Felder ließen sich nicht genau wiederherstellen.',
  notFound: 'Dieses Produkt ist nicht mehr in Ihrem Shop.',
  notPublished:
    'Dieses Produkt ist in Ihrem Shop nicht veröffentlicht. Sobald es das ist, schreiben wir sein Listing.',
  nothingToChange: 'Keine Felder zu ändern.',
  nothingToDo: 'Diese Aktion ist nicht mehr möglich. Prüfen Sie den aktuellen Status.',
  plainPermalinks:
    'Damit funktionieren Schlüssel nicht. Öffnen Sie in WordPress „Einstellungen → Permalinks“, wählen Sie „Beitragsname“, speichern Sie, und versuchen Sie es erneut.',
  productTrashed: 'Dieses Produkt ist im Papierkorb. Stellen Sie es zuerst wieder her.',
  rateLimited: 'Ihr Shop hat um langsamere Anfragen gebeten. Es geht gleich weiter.',
  readOnlyKeys:
    'Diese Schlüssel können keine Produkte ändern. Geben Sie erneut Zugriff, und erlauben Sie „Lesen/Schreiben“.',
  redirected:
    'Verbinden Sie den Shop mit der Adresse, auf die er weiterleitet, oder nehmen Sie /wp-json von der Weiterleitung aus.',
  respelled:
    'Der ursprüngliche Text ist wieder da. Einige Zeichen sind anders kodiert, was Kunden nicht sehen.',
  responseTooLarge:
    'Ihr Shop hat viel mehr Daten gesendet als erwartet. Möglicherweise fügt ein Plugin seinen Antworten Daten hinzu.',
  runNotFound: 'Durchlauf nicht gefunden.',
  serviceUnreachable:
    'Wareword ist gerade nicht erreichbar. Es ist nichts verloren gegangen. Versuchen Sie es gleich noch einmal.',
  signInAgain:
    'Um andere Browser abzumelden, wählen Sie zuerst „Mit einem neuen Schlüssel Zugriff geben“ auf dieser Seite. Ein neuer Schlüssel meldet alle ab.',
  signedOut: 'Melden Sie sich erneut bei Ihrem Shop an.',
  skippedByOwner: 'Sie haben dieses Produkt übersprungen.',
  stopped:
    'Der Durchlauf wurde abgebrochen, bevor dieses Listing geschrieben war. Es wurde nicht berechnet.',
  storeFailed:
    'Ihr Shop hat einen Fehler gemeldet. Versuchen Sie es erneut. Besteht das Problem weiter, prüfen Sie das Fehlerprotokoll (WooCommerce → Status → Protokolle).',
  textTooLong:
    'Ein Text dieses Produkts ist zu lang. Kürzen Sie ihn, und versuchen Sie es dann erneut.',
  timeout:
    'Versuchen Sie es in einigen Minuten erneut. Bleibt er langsam, wenden Sie sich an Ihren Hoster.',
  tokenRevoked:
    'Diese Verbindung wurde in Wareword widerrufen. Verbinden Sie den Shop erneut, um fortzufahren.',
  tooBusy: 'Wir bearbeiten gerade viele Anfragen. Versuchen Sie es in einer Minute erneut.',
  tooManyAttempts: 'Versuchen Sie es in einer Minute erneut.',
  tooManyRuns:
    'Ihr Shop hat zu viele laufende Durchläufe oder Produkte. Es wurde nichts gestartet oder berechnet.',
  unexpectedResponse:
    'Die Antwort Ihres Shops ließ sich nicht lesen. Möglicherweise ändert ein Plugin, was WooCommerce sendet.',
  unreachable: 'Prüfen Sie die Adresse auf Tippfehler und ob Ihr Shop online ist.',
  usageLimitReached: 'Sie haben alle Listings Ihres Plans in diesem Monat verbraucht.',
  variation: 'Dies ist eine Variante. Das Listing ihres Produkts deckt sie ab.',
  waitingForStore: 'Ihr Shop ist gerade nicht verfügbar.',
  waitingForService: 'Wareword ist gerade nicht erreichbar.',
  waitingForRate: 'Wareword nimmt pro Minute nur eine begrenzte Zahl von Listings an.',
  wrongCode:
    'Das sind nicht die letzten Zeichen des neuen Schlüssels. Prüfen Sie den neuesten Schlüssel „Wareword“, und versuchen Sie es erneut.',
  storeRemoved: 'Der Shop wurde entfernt, während dies lief. Setzen Sie den Durchlauf fort.',
} satisfies Translation<typeof en>;
