import type en from '../en/connect.ts';
import type { Translation } from '@wareword/ui/messages';

export default {
  signedInAs: 'Angemeldet als <b>{email}</b>',
  switchAccount: 'Konto wechseln',
  workspace: 'Workspace',
  workspaceHelp:
    'Der Shop nutzt die monatlichen Listings dieses Workspace. Was er schreibt, steht in dessen Verlauf.',
  yourWorkspace: 'Ihr Workspace',
  pageNotLoaded: 'Diese Seite konnte nicht geladen werden',
  connectHeading: '<name>{host}</name> verbinden',
  storeWants:
    'Der {platform}-Shop <b><name>{host}</name></b> möchte sich mit Ihrem Konto verbinden.',
  storeCan: 'Dieser Shop kann dann',
  storeWrites: 'mit Ihrem Plan Listings schreiben',
  storeSeesListings: 'Listings dieses Workspace sehen',
  storeSeesAccount:
    'Ihre E-\u2060Mail-Adresse, Ihren Plan, die übrigen Listings und die Namen Ihrer Marken sehen',
  storeCannot: 'Er kann nicht',
  storeDoesntSignIn: 'sich als Sie anmelden oder Ihr Passwort sehen',
  storeDoesntPay: 'Ihren Plan ändern, Zahlungen ausführen oder API-Schlüssel erstellen',
  storesNotAllowed: 'Mit diesem Workspace können Sie keine Shops verbinden',
  storesNotAllowedHelp:
    '{whoCan} Bitten Sie eine dieser Personen, ihn zu verbinden, oder wählen Sie oben Ihren eigenen Workspace.',
  approve: 'Zustimmen',
  cost: 'Kosten',
  costHelp:
    'Verbinden ist kostenlos. Jedes Listing, das für den Shop geschrieben wird, zählt als eines Ihrer monatlichen Listings.',
  listingsLeft: '{remaining, number} von {limit, plural, one {# Listing} other {# Listings}} übrig',
  listingsLeftOfPlan: 'Plan {plan}: <b>{listings}</b> in diesem Monat.',
  noListingsLeftHelp:
    'Sie können den Shop trotzdem verbinden. Er kann Listings schreiben, sobald der nächste Monat beginnt oder Sie <link>den Plan wechseln</link>.',
  connectedElsewhere: 'Dieser Shop ist mit einem anderen Wareword-Konto verbunden',
  transferConsequences:
    '{reason} Wenn Sie zustimmen, wird der Shop vom anderen Konto getrennt, und wir benachrichtigen dessen Inhaber per E-\u2060Mail.',
  transferHelp:
    'Ein Shop kann immer nur mit einem Konto verbunden sein. Um ihn in Ihres zu übernehmen, gehen Sie auf eine der folgenden Arten vor.',
  storeVerified: 'Sie haben bestätigt, dass der Shop Ihnen gehört.',
  ownerAgreed: 'Der Inhaber des anderen Kontos hat der Übertragung zugestimmt.',
  askOwner: 'Inhaber des anderen Kontos fragen',
  askOwnerHelp:
    'Klicken Sie auf „Zustimmen“, dann schreiben wir dem Inhaber des anderen Kontos eine E-\u2060Mail. Ihre E-\u2060Mail-Adresse ist darin zu sehen. Wenn das Konto auch Ihnen gehört, melden Sie sich stattdessen dort an oder trennen Sie den Shop dort auf der Seite „Shops“.',
  ownerAsked:
    'Wir haben dem Inhaber des anderen Kontos eine E-\u2060Mail geschickt. Gültigkeit des Links: {lifetime}. Kehren Sie nach der Zustimmung zu dieser Seite zurück und klicken Sie auf „Zustimmen“.',
  ownerDeclined: 'Der Inhaber des anderen Kontos möchte die Verbindung behalten.',
  verifyStore: 'Oder bestätigen, dass der Shop Ihnen gehört',
  verificationText: 'Text',
  verifyByFile: 'Als Datei speichern unter',
  verifyByDns: 'Als DNS-TXT-Eintrag hinzufügen für',
  orVerifyByDns: 'Oder als DNS-TXT-Eintrag hinzufügen für',
  verifyByFileHelp: 'Die Datei muss sich ohne Weiterleitung öffnen.',
  verifyByDnsHelp: 'Ein neuer DNS-Eintrag braucht manchmal ein paar Stunden.',
  checkNow: 'Jetzt prüfen',
  checkAgain: 'Erneut prüfen',
  verifyCleanupHelp:
    'Sobald der Shop verbunden ist, können Sie die Datei oder den Eintrag entfernen.',
  cancel: 'Abbrechen',
  returningToStore: 'Zurück zu <name>{host}</name> … <link>Jetzt öffnen</link>',
  createAccountFirst:
    'Erstellen Sie ein kostenloses Konto, um fortzufahren. Den Zugriff prüfen Sie auf der nächsten Seite.',
  signInFirst:
    'Melden Sie sich an, um fortzufahren. Den Zugriff prüfen Sie auf der nächsten Seite.',
  connectTitle: '{host} verbinden',
  replacesConnection:
    'Eine bestehende Verbindung dieses Shops wird dadurch ersetzt. Sie können ihn jederzeit auf der Seite „Shops“ trennen.',
  disconnectAnytime: 'Sie können ihn jederzeit auf der Seite „Shops“ trennen.',
  verificationTextNotFound: 'Wir haben den Text noch nicht gefunden.',
  agentWants: 'Ein Agent, der sich <b><name>{agent}</name></b> nennt, möchte Ihr Konto verwenden.',
  agentDescribedAt: 'Seine Angaben sind auf <b><name>{host}</name></b> veröffentlicht.',
  agentContinuesHere: 'Sie kehren zu einem Programm auf diesem Computer zurück.',
  agentContinuesInApp: 'Sie kehren zu der App zurück, die {scheme}-Links öffnet.',
  agentContinuesAt: 'Sie kehren zu {host} zurück.',
  approveOnlyWhatYouStarted: 'Stimmen Sie nur zu, wenn Sie das gerade selbst begonnen haben.',
  agentCan: 'Dieser Agent kann dann',
  agentSeesListings: 'Listings dieses Workspace sehen und prüfen',
  agentCannot: 'Er kann nicht',
  agentDoesntPublish: 'Listings veröffentlichen, ändern oder löschen',
  agentDoesntSignIn: 'sich als Sie anmelden, die API verwenden oder API-Schlüssel erstellen',
  agentWorkspaceHelp:
    'Der Agent nutzt die monatlichen Listings dieses Workspace. Was er schreibt, steht in dessen Verlauf.',
  revokeAgentAnytime:
    'Sie können seinen Zugriff jederzeit auf der Seite „API-Schlüssel“ widerrufen.',
  agentsNotAllowed: 'Sie können mit diesem Workspace keine Agenten verbinden',
  agentsNotAllowedHelp:
    'Nur der Inhaber und Admins können Agenten verbinden. Bitten Sie eine dieser Personen darum oder wählen Sie oben Ihren eigenen Workspace.',
  agentsLockedByPlan: 'Agenten gibt es im Agency-Plan',
  agentsUpgradeOwner: '<link>Wechseln Sie zu Agency</link> und verbinden Sie ihn dann erneut.',
  agentsUpgradeMember:
    'Bitten Sie den Inhaber des Workspace, zu Agency zu wechseln, und verbinden Sie ihn dann erneut.',
  returningToAgent: 'Zurück zu Ihrem Agenten … <link>Jetzt öffnen</link>',
  signedInAsSomeoneElse:
    'Sie sind jetzt als {email} angemeldet. Es wurde nichts verbunden. Prüfen Sie diese Seite noch einmal, bevor Sie zustimmen.',
} satisfies Translation<typeof en>;
