import type { Translation } from '@wareword/ui/messages';
import type en from '../en/connection.ts';

export default {
  connectHelp:
    'Melden Sie sich bei Wareword an oder erstellen Sie ein Konto, und genehmigen Sie dann diesen Shop. Danach kommen Sie hierher zurück. Das dauert eine Minute, und Sie können die Verbindung jederzeit trennen.',
  openingWareword: 'Wareword wird geöffnet …',
  connectionRevoked: 'Erneut mit Wareword verbinden',
  connectAgain: 'Erneut verbinden',
  account: 'Konto',
  plan: 'Plan',
  listings: 'Listings',
  bulkWriting: 'Sammelaufträge',
  included: 'Enthalten',
  notIncluded: 'Nicht in Ihrem Plan enthalten',
  connected: 'Verbunden',
  token: 'Token',
  chooseProducts: 'Produkte auswählen',
  seePlans: 'Pläne ansehen',
  disconnectedNotice: '{host} ist getrennt.',
  disconnectedHereNotice:
    '{host} ist hier getrennt, aber die Verbindung in Wareword konnten wir nicht trennen. Trennen Sie sie auch dort.',
  openStoresInWareword: 'Ihre Shops in Wareword öffnen',
  disconnect: 'Verbindung trennen',
  disconnectHelp:
    'Wir löschen die Verbindung hier und in Wareword. Veröffentlichte Listings bleiben in Ihrem Shop, und Sie können ihn jederzeit wieder verbinden.',
  oneStorePerDomain: 'Nur ein Shop pro Domain',
  oneStorePerDomainHelp:
    'Wareword verbindet einen Shop pro Domain. Ist ein anderer Shop auf {host} verbunden, wird er getrennt, sobald Sie diesen verbinden.',
  disconnectsOthers: 'Dadurch wird die Verbindung von {connected} getrennt',
  connection: 'Verbindung',
  connectToWareword: 'Mit Wareword verbinden',
  connectedHelp:
    'Dieser Shop ist mit einem Wareword-Konto verbunden. Seine Listings werden auf das Kontingent dieses Kontos angerechnet.',
  notConnectedHelp:
    'Verbinden Sie Ihren Shop mit Wareword, um mit dem Schreiben zu beginnen. Jedes Listing wird auf das Kontingent Ihres Kontos angerechnet. Kostenlose Konten enthalten jeden Monat Listings.',
  finishConnecting: 'Verbindung abschließen',
  stepOpen:
    'Öffnen Sie Wareword in einem neuen Tab, melden Sie sich an und genehmigen Sie den Shop.',
  stepCopy: 'Sie landen auf der Startseite Ihres Shops. Kopieren Sie die vollständige Adresse.',
  stepPaste: 'Kommen Sie innerhalb von 10 Minuten zu diesem Tab zurück und fügen Sie sie hier ein.',
  openInNewTab: 'Wareword in neuem Tab öffnen',
  returnedAddress: 'Adresse, auf der Sie gelandet sind',
  returnedAddressHelp: 'Sie enthält einen Code, der einmal und nur in diesem Browser funktioniert.',
  returnedAddressMissing: 'Fügen Sie die Adresse aus dem anderen Tab ein.',
  connect: 'Verbinden',
  startAgain: 'Neu beginnen',
  returnAutomatically: 'Automatisch zurückkehren',
  returnAutomaticallyHelp:
    'Wenn Sie Ihren Shop verbinden, schickt Wareword Sie an eine Adresse Ihrer eigenen Domain zurück. Jede der beiden Möglichkeiten leitet Sie von dort zu dieser App weiter, sodass Sie keine Adresse kopieren müssen.',
  usePlugin: 'Ein kleines WordPress-Plugin verwenden',
  useOwnDomain: 'Die Domain Ihres Shops verwenden',
  backToConnecting: 'Zurück zum Verbinden Ihres Shops',
  teamMember: '{email} (Teammitglied, nutzt den Plan des Teams)',
  usedAndLeft:
    '{used, number} von {limit, plural, one {# Listing} other {# Listings}} in diesem Monat genutzt. Noch {remaining, number}.',
  tokenPrefix: 'beginnt mit <code>{prefix}</code>',
  storesOnThisDomain:
    'Wareword verbindet einen Shop pro Domain, und {stores} {count, plural, one {liegt} other {liegen}} auf der Domain dieses Shops. Durchläufe und veröffentlichte Listings bleiben dort erhalten.',
  skipStepNextTime:
    'Möchten Sie diesen Schritt beim nächsten Mal überspringen? <link>Automatische Rückkehr in der Dokumentation einrichten</link>.',
  downloadThePlugin:
    '<file>Laden Sie wareword-return.php herunter</file>, packen Sie die Datei in ein ZIP-Archiv und laden Sie es unter <upload>WordPress → Plugins → Plugin hinzufügen</upload> hoch. Aktivieren Sie es.',
  enterThisAppsUrl:
    'Geben Sie unter <settings>Einstellungen → Allgemein</settings> die URL dieser App ein: <code>{here}</code>',
  ownDomainHelp:
    'Der Administrator dieses Servers kann diese App unter einem Pfad der Domain Ihres Shops bereitstellen, etwa <code>{path}</code>. Die Dokumentation enthält die Konfiguration für nginx, Apache und Caddy.',
} satisfies Translation<typeof en>;
