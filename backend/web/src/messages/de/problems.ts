import type { Translation } from '@wareword/ui/messages';
import type en from '../en/problems.ts';

export default {
  accountClosing:
    'Ihr Konto wird gelöscht. Um es wieder zu nutzen, öffnen Sie Ihr Dashboard und klicken Sie auf „Konto behalten“.',
  accountSwitched:
    'Sie sind jetzt mit einem anderen Konto angemeldet. Es wurde nichts verbunden. Prüfen Sie diese Seite noch einmal, bevor Sie zustimmen.',
  alreadyPaid:
    'Sie haben bereits einen bezahlten Plan. Um ihn zu ändern, klicken Sie unter „Plan und Nutzung“ auf „Abrechnung verwalten“. Es wurde nichts noch einmal berechnet.',
  brandArchived:
    'Diese Marke ist archiviert. Stellen Sie sie wieder her oder verwenden Sie eine andere.',
  brandLocked:
    'Diese Marke ist gesperrt, weil Ihr Plan weniger Marken enthält. Wählen Sie eine andere oder wechseln Sie in einen größeren Plan.',
  brandLimit:
    'Sie haben so viele Marken, wie Ihr Plan enthält. Wechseln Sie in einen größeren Plan oder archivieren Sie zuerst eine.',
  brandNameInvalid: 'Geben Sie einen kürzeren Markennamen ein.',
  brandNameTaken: 'Sie haben schon eine Marke mit diesem Namen. Wählen Sie einen anderen.',
  brandNotFound: 'Diese Marke ist nicht in diesem Workspace. Wählen Sie eine andere.',
  bulkDrafts:
    'Sie haben zu viele Dateien, deren Listings noch nicht geschrieben wurden. Schreiben Sie zuerst die Listings einer Datei oder löschen Sie eine.',
  bulkRunNotFound: 'Diese Datei ist nicht in diesem Workspace.',
  bulkRuns:
    'Sie haben zu viele Dateien. Löschen Sie zuerst eine, die Sie nicht mehr brauchen. Ihre Listings bleiben im Verlauf.',
  bulkStorage:
    'Ihre Dateien belegen den ganzen Speicherplatz Ihres Workspace. Löschen Sie zuerst eine, die Sie nicht mehr brauchen. Ihre Listings bleiben im Verlauf.',
  checkoutOpen:
    'Sie haben die Kasse gerade in einem anderen Tab geöffnet. Machen Sie dort weiter oder versuchen Sie es hier noch einmal. Es wurde nichts berechnet.',
  closing: 'Die Löschung Ihres Kontos ist bereits vorgemerkt.',
  connectionInvalid:
    'Diese Verbindung ist nicht mehr gültig. Starten Sie sie in Ihrem Shop noch einmal.',
  noListingsLeft: 'Sie haben alle Listings Ihres Plans in diesem Monat verbraucht.',
  databaseUnavailable:
    'Wir erreichen unsere Datenbank gerade nicht. Versuchen Sie es in ein paar Sekunden noch einmal.',
  deliveryNotFound: 'Diese Zustellung ist nicht mehr verfügbar.',
  emailInvalid: 'Das sieht nicht nach einer E-\u2060Mail-Adresse aus.',
  emailChangeExpired:
    'Dieser Link ist abgelaufen oder wurde ersetzt. Ändern Sie Ihre E-\u2060Mail-Adresse in den Einstellungen noch einmal.',
  emailTaken:
    'Diese E-\u2060Mail-Adresse gehört inzwischen zu einem anderen Konto. Wählen Sie eine andere.',
  emailUnconfirmed:
    'Bestätigen Sie zuerst Ihre E-\u2060Mail-Adresse. Melden Sie sich ab und wieder an, und wir senden Ihnen einen Link.',
  tooManyEntries:
    'Das sind zu viele Einträge, deshalb wurde nichts gespeichert. Entfernen Sie einige.',
  exportTooLong:
    'Diese Listings sind zu lang für eine Datei. Wählen Sie weniger aus und exportieren Sie noch einmal.',
  fileCells:
    'Eine Zeile dieser Datei hat zu viele Zellen. Löschen Sie die leeren Spalten neben der Tabelle und laden Sie sie noch einmal hoch.',
  fileColumn: 'Es fehlt eine Spalte. Die Datei braucht die Spalten product_name und features.',
  fileColumns:
    'Diese Datei hat zu viele Spalten. Entfernen Sie die, die Sie nicht brauchen, und laden Sie sie noch einmal hoch.',
  fileEmpty: 'Die Datei ist leer. Wählen Sie eine Datei mit einer Zeile für jedes Produkt.',
  fileEncoding:
    'Der Text in dieser Datei ist nicht lesbar. Speichern Sie die Tabelle als „CSV UTF-8“ und laden Sie sie noch einmal hoch.',
  fileFormat:
    'Diese Datei ist nicht als CSV lesbar. Speichern Sie die Tabelle als „CSV UTF-8“ und laden Sie sie noch einmal hoch.',
  fileHeadings:
    'Wir haben die Spaltenüberschriften nicht gefunden. Die erste Zeile muss die Spalten benennen, darunter product_name und features. Einen Export aus Shopify oder WooCommerce können Sie unverändert hochladen.',
  fileTooLarge: 'Diese Datei ist zu groß. Teilen Sie sie in kleinere Dateien auf.',
  fileQuotes:
    'Ein Anführungszeichen (") in dieser Datei wird nicht geschlossen, deshalb ist der Rest nicht lesbar. Schließen Sie es oder verdoppeln Sie Anführungszeichen innerhalb einer Zelle ("").',
  fileLines:
    'Diese Datei hat zu viele Zeilen, leere eingeschlossen. Löschen Sie die leeren Zeilen unter der Tabelle und laden Sie sie erneut hoch.',
  fileRows: 'Diese Datei hat zu viele Zeilen. Teilen Sie sie in kleinere Dateien auf.',
  fileTruncated:
    'Die Datei kam unvollständig an. Prüfen Sie Ihre Verbindung und laden Sie sie noch einmal hoch.',
  noUsableRows: 'Für keine Zeile dieser Datei kann ein Listing geschrieben werden.',
  forbidden: 'Sie haben darauf keinen Zugriff.',
  generationFailed:
    'Das Listing konnte nicht geschrieben werden. Es wurde keins verbraucht. Versuchen Sie es noch einmal.',
  googleUnlinked: 'Die Verknüpfung mit Google ist bereits aufgehoben.',
  input: 'Das wurde nicht angenommen: {message}',
  internal:
    'Bei uns ist etwas schiefgegangen. Versuchen Sie es noch einmal. Wenn das nicht hilft, kontaktieren Sie uns und geben Sie diese Anfrage-ID an: {requestId}',
  notPossible:
    'Das ist gerade nicht möglich. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  invitationClosed:
    'Diese Einladung ist abgelaufen, wurde zurückgezogen oder schon verwendet. Bitten Sie um eine neue.',
  invitationForAnother:
    'Diese Einladung gilt für eine andere E-\u2060Mail-Adresse. Melden Sie sich damit an oder bitten Sie um eine neue Einladung.',
  invitationIncomplete:
    'Dieser Einladungslink ist unvollständig. Öffnen Sie ihn noch einmal aus der E-\u2060Mail oder bitten Sie um einen neuen.',
  invitationNotSent:
    'Die Einladung konnte nicht gesendet werden. Versuchen Sie es in ein paar Minuten noch einmal.',
  listingNotFound: 'Dieses Listing ist nicht in diesem Workspace.',
  jobInProgress:
    'Dieses Listing wird bereits geschrieben, und Sie haben das Tageslimit für abgebrochene laufende Listings erreicht. Wir stellen es fertig, und es wird auf Ihren Plan angerechnet.',
  keyGone: 'Dieser Schlüssel oder Agent hat keinen Zugriff mehr.',
  limitReached:
    'Sie haben eine Grenze erreicht. Entfernen Sie, was Sie nicht mehr brauchen, und versuchen Sie es noch einmal.',
  listingChanged:
    'Dieses Listing wurde in der Zwischenzeit geändert. Laden Sie die Seite neu, um die Änderungen zu sehen.',
  memberNotFound: 'Diese Person ist nicht mehr im Team.',
  nameTooLong: 'Verwenden Sie einen kürzeren Namen.',
  nameMissing: 'Geben Sie Ihren Namen ein.',
  noProduct:
    'Auf dieser Seite gibt es kein Produkt. Prüfen Sie die URL oder fügen Sie stattdessen den Text des Produkts ein.',
  notClosing: 'Für dieses Konto ist keine Löschung vorgemerkt.',
  notFound: 'Das wurde nicht gefunden. Vielleicht wurde es gelöscht.',
  ownTeam: 'Sie gehören bereits zu diesem Team.',
  pageUnreadable:
    'Diese Seite ist nicht lesbar. Prüfen Sie die URL oder fügen Sie stattdessen den Text des Produkts ein.',
  noPaidPlan: 'Sie haben keinen bezahlten Plan. Wählen Sie zuerst einen.',
  passkeyRemoved: 'Dieser Passkey wurde bereits entfernt.',
  passwordTooShort: 'Verwenden Sie ein längeres Passwort.',
  passwordWrong: 'Falsches Passwort. Versuchen Sie es noch einmal.',
  noPayments: 'Wenden Sie sich an den Administrator dieses Servers, um Ihren Plan zu wechseln.',
  planRequired: 'Ihr Plan enthält das nicht. Wechseln Sie in einen größeren Plan, um fortzufahren.',
  tooManyRequests: 'Zu viele Versuche. Warten Sie etwas und versuchen Sie es dann noch einmal.',
  requestInProgress: 'Diese Anfrage läuft noch. Versuchen Sie es in ein paar Sekunden noch einmal.',
  roleForbidden: 'Ihre Rolle erlaubt das nicht. Fragen Sie den Inhaber des Workspace.',
  sameEmail: 'Das ist bereits Ihre E-\u2060Mail-Adresse.',
  sessionEnded: 'Ihre Sitzung ist abgelaufen. Melden Sie sich erneut an.',
  storeGone: 'Dieser Shop ist nicht mehr verbunden oder seine App braucht ein Update.',
  storeQueueFull:
    'In diesem Shop warten schon zu viele Listings. Veröffentlichen oder verwerfen Sie sie dort zuerst.',
  storeTaken:
    'Dieser Shop ist mit einem anderen Wareword-Konto verbunden und wurde deshalb nicht mit Ihrem verbunden.',
  stripeUnreachable: 'Stripe ist nicht erreichbar. Versuchen Sie es in einer Minute noch einmal.',
  subscriptionFirst:
    'Um Ihr Konto zu löschen, kündigen Sie zuerst unter „Plan und Nutzung“ Ihr Abonnement.',
  alreadyMember: 'Diese Person gehört bereits zum Team.',
  teamFull: 'Dieses Team ist voll, offene Einladungen eingerechnet. Entfernen Sie zuerst jemanden.',
  transferExpired:
    'Diese Anfrage ist abgelaufen oder der Shop wurde inzwischen getrennt oder neu verbunden.',
  unavailable: 'Das ist gerade nicht verfügbar. Versuchen Sie es in ein paar Minuten noch einmal.',
  versionGone: 'Diese Version ist nicht mehr verfügbar.',
  voiceTooShort:
    'Die Texte sind zu kurz, um daraus zu lernen. Verwenden Sie insgesamt mindestens 20 Wörter.',
  webhookNotFound: 'Diesen Webhook-Endpunkt gibt es nicht mehr.',
  webhookExists:
    'Dieser Workspace hat schon einen Endpunkt mit dieser URL. Ändern Sie stattdessen dessen Ereignisse.',
  webhookDisabled:
    'Dieser Endpunkt ist pausiert oder deaktiviert. Setzen Sie ihn fort oder aktivieren Sie ihn, und senden Sie das Ereignis dann noch einmal.',
  webhookUrlInvalid:
    'Geben Sie eine öffentliche https-URL ohne Benutzernamen und Passwort ein, zum Beispiel https://app.example/webhooks.',
  webhookLimit:
    'Dieser Workspace kann keinen weiteren Webhook-Endpunkt haben. Löschen Sie einen, den Sie nicht mehr nutzen, und versuchen Sie es noch einmal.',
  wordTwice:
    'Ein Wort soll zugleich verwendet und vermieden werden. Entfernen Sie es aus einer der Listen.',
  workspaceGone: 'Sie haben keinen Zugriff mehr auf diesen Workspace.',
} satisfies Translation<typeof en>;
