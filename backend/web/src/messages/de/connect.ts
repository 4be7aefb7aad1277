import type en from '../en/connect.ts';
import type { Translation } from '@wareword/ui/messages';

export default {
  signedInAsEmail: 'Angemeldet als <b>{email}</b>',
  switchAccount: 'Konto wechseln',
  workspace: 'Workspace',
  theStoreUsesThisWorkspaces:
    'Der Shop nutzt die monatlichen Listings dieses Workspace und speichert in dessen Verlauf.',
  yourWorkspace: 'Ihr Workspace',
  couldntLoadThisPage: 'Diese Seite konnte nicht geladen werden',
  loading: 'Wird geladen',
  connectHost: '<name>{host}</name> verbinden',
  thePlatformStoreHostWants:
    'Der {platform}-Shop <b><name>{host}</name></b> möchte sich mit Ihrem Konto verbinden.',
  thisStoreWillBeAble: 'Dieser Shop kann dann',
  writeListingsUsingYourMonthly: 'mit Ihrem monatlichen Kontingent Listings schreiben',
  seeTheListingsWrittenWith: 'die mit Ihrem Konto geschriebenen Listings sehen',
  seeYourEmailPlanListings:
    'Ihre E-Mail-Adresse, Ihren Plan, die übrigen Listings und die Namen Ihrer Marken sehen',
  itWontBeAbleTo: 'Er kann nicht',
  signInAsYouOr: 'sich als Sie anmelden oder Ihr Passwort sehen',
  changeYourPlanMakePayments: 'Ihren Plan ändern, Zahlungen ausführen oder API-Schlüssel erstellen',
  youCantConnectStoresTo: 'Mit diesem Workspace können Sie keine Shops verbinden',
  refusalAskOneOfThem:
    '{refusal} Bitten Sie jemanden davon, ihn zu verbinden, oder wählen Sie oben Ihren eigenen Workspace.',
  approve: 'Zustimmen',
  cost: 'Kosten',
  connectingIsFreeEachListing:
    'Verbinden ist kostenlos. Jedes Listing, das für den Shop geschrieben wird, zählt als eines Ihrer monatlichen Listings.',
  remainingOfListingsLeft:
    '{remaining, number} von {limit, plural, one {# Listing} other {# Listings}} übrig',
  planPlanValueThisMonth: 'Plan {plan}: <b>{left}</b> in diesem Monat.',
  youCanStillConnectThe:
    'Sie können den Shop trotzdem verbinden. Er kann im nächsten Monat wieder Listings schreiben, oder wenn Sie <link>den Plan wechseln</link>.',
  thisStoreIsConnectedTo: 'Dieser Shop ist mit einem anderen Wareword-Konto verbunden',
  allowedByIfYouApprove:
    '{reason} Wenn Sie zustimmen, wird der Shop vom anderen Konto getrennt, und wir benachrichtigen dessen Inhaber per E-Mail.',
  aStoreCanBeConnected:
    'Ein Shop kann immer nur mit einem Konto verbunden sein. Um ihn in Ihres zu übernehmen, gehen Sie auf eine der folgenden Arten vor.',
  youveVerifiedThatTheStore: 'Sie haben bestätigt, dass der Shop Ihnen gehört.',
  theOtherAccountsOwnerAgreed: 'Der Inhaber des anderen Kontos hat der Übertragung zugestimmt.',
  askTheOtherAccount: 'Das andere Konto fragen',
  clickApproveAndWellEmail:
    'Klicken Sie auf „Zustimmen“, dann schreiben wir dem Inhaber des anderen Kontos eine E-Mail. Ihre E-Mail-Adresse ist darin zu sehen. Wenn das Konto auch Ihnen gehört, melden Sie sich stattdessen dort an oder trennen Sie den Shop dort auf der Seite „Shops“.',
  weEmailedTheOtherAccounts:
    'Wir haben dem Inhaber des anderen Kontos eine E-Mail geschickt. Gültigkeit des Links: {lifetime}. Kehren Sie nach der Zustimmung zu dieser Seite zurück und klicken Sie auf „Zustimmen“.',
  theOtherAccountsOwnerChose: 'Der Inhaber des anderen Kontos möchte die Verbindung behalten.',
  orVerifyThatTheStore: 'Oder bestätigen, dass der Shop Ihnen gehört',
  text: 'Text',
  saveItAsAFile: 'Als Datei speichern unter',
  addItAsADns: 'Als DNS-TXT-Eintrag hinzufügen für',
  orAddItAsA: 'Oder als DNS-TXT-Eintrag hinzufügen für',
  theFileMustOpenWithout: 'Die Datei muss sich ohne Weiterleitung öffnen.',
  aNewDnsRecordCan: 'Ein neuer DNS-Eintrag braucht manchmal ein paar Stunden.',
  checkNow: 'Jetzt prüfen',
  checkAgain: 'Erneut prüfen',
  youCanRemoveTheFile:
    'Sobald der Shop verbunden ist, können Sie die Datei oder den Eintrag entfernen.',
  cancel: 'Abbrechen',
  returningToHostGoNow: 'Zurück zu <name>{host}</name>… <link>Jetzt öffnen</link>',
  createAFreeAccountTo:
    'Erstellen Sie ein kostenloses Konto, um fortzufahren. Den Zugriff prüfen Sie auf der nächsten Seite.',
  signInToContinueYoull:
    'Melden Sie sich an, um fortzufahren. Den Zugriff prüfen Sie auf der nächsten Seite.',
  connectTitle: '{host} verbinden',
  replacesConnection:
    'Eine bestehende Verbindung dieses Shops wird dadurch ersetzt. Sie können ihn jederzeit auf der Seite „Shops“ trennen.',
  disconnectAnytime: 'Sie können ihn jederzeit auf der Seite „Shops“ trennen.',
  textNotFound: 'Wir haben den Text noch nicht gefunden.',
  agentWants: 'Ein Agent, der sich <b><name>{agent}</name></b> nennt, möchte Ihr Konto verwenden.',
  agentDescribedAt: 'Seine Angaben sind auf <b><name>{host}</name></b> veröffentlicht.',
  agentContinuesHere: 'Er macht in einem Programm auf diesem Computer weiter.',
  agentContinuesInApp: 'Er macht in der App weiter, die {scheme}-Links öffnet.',
  agentContinuesAt: 'Er macht bei {host} weiter.',
  approveOnlyWhatYouStarted: 'Stimmen Sie nur zu, wenn Sie das gerade selbst begonnen haben.',
  thisAgentWillBeAble: 'Dieser Agent kann',
  agentSeesListings: 'Listings dieses Workspace sehen und prüfen',
  agentWontBeAbleTo: 'Er kann nicht',
  agentDoesntPublish: 'Listings veröffentlichen oder bestehende ändern und löschen',
  agentDoesntSignIn: 'sich als Sie anmelden, die API verwenden oder API-Schlüssel erstellen',
  theAgentUsesThisWorkspaces:
    'Der Agent verwendet die monatlichen Listings dieses Workspace und speichert in dessen Verlauf.',
  revokeAgentAnytime:
    'Sie können seinen Zugriff jederzeit auf der Seite „API-Schlüssel“ widerrufen.',
  youCantConnectAgentsTo: 'Sie können mit diesem Workspace keine Agenten verbinden',
  agentsAreOnAgency: 'Agenten gehören zum Agency-Plan',
  upgradeThenConnectAgain:
    '<link>Wechseln Sie zu Agency</link>, und verbinden Sie ihn dann erneut.',
  askOwnerThenConnectAgain:
    'Bitten Sie den Inhaber des Workspace, zu Agency zu wechseln, und verbinden Sie ihn dann erneut.',
  returningToAgent: 'Zurück zu Ihrem Agenten … <link>Jetzt öffnen</link>',
  signedInAsSomeoneElse:
    'Sie sind jetzt als {email} angemeldet. Es wurde nichts verbunden. Prüfen Sie diese Seite noch einmal, bevor Sie zustimmen.',
} satisfies Translation<typeof en>;
