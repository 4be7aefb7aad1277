import type en from '../en/settings.ts';
import type { Translation } from '@wareword/ui/messages';

export default {
  twoFactorAndPasskeys: 'Zwei-Faktor und Passkeys',
  pageNotLoaded: 'Diese Seite konnte nicht geladen werden',
  passkeys: 'Passkeys',
  passkeysHelp:
    'Melden Sie sich mit Fingerabdruck, Gesicht oder Displaysperre statt mit einem Passwort an. Ihr Passwort gilt weiterhin, falls Sie ein Gerät verlieren.',
  addedAt: 'Hinzugefügt am {createdAt}',
  removePasskeyNamed: '{name} entfernen',
  remove: 'Entfernen',
  passkeysUnsupported: 'Dieser Browser unterstützt keine Passkeys.',
  addPasskey: 'Passkey hinzufügen',
  passkeyNameOptional: 'Name des Passkeys (optional)',
  currentPassword: 'Aktuelles Passwort',
  removePasskeyQuestion: '{name} entfernen?',
  removePasskey: 'Passkey entfernen',
  removePasskeyConsequences: 'Sie können sich damit nicht mehr anmelden.',
  yourPassword: 'Ihr Passwort',
  turnOnTwoFactor: 'Zwei-Faktor-Authentifizierung einschalten',
  cancel: 'Abbrechen',
  scanQrCode:
    'Scannen Sie dies mit Ihrer Authenticator-App und geben Sie dann den angezeigten Code ein.',
  enterKeyManually: 'Scannen geht nicht? Geben Sie diesen Schlüssel in der App ein:',
  qrCode: 'QR-Code für Ihre Authenticator-App',
  setupKey: 'Einrichtungsschlüssel',
  twoFactorSignIn: 'Zwei-Faktor-Authentifizierung',
  twoFactorOn:
    'Eingeschaltet. Zur Anmeldung mit Passwort brauchen Sie auch einen Code aus Ihrer Authenticator-App.',
  twoFactorOff:
    'Ausgeschaltet. Wenn sie eingeschaltet ist, brauchen Sie außer Ihrem Passwort auch einen Code aus einer Authenticator-App.',
  setUpTwoFactor: 'Zwei-Faktor-Authentifizierung einrichten',
  getNewRecoveryCodes: 'Neue Wiederherstellungscodes',
  turnOffTwoFactor: 'Zwei-Faktor-Authentifizierung ausschalten',
  newRecoveryCodesHelp: 'Neue Wiederherstellungscodes ersetzen die bisherigen.',
  yourRecoveryCodes: 'Ihre Wiederherstellungscodes',
  recoveryCodesHelp:
    'Mit jedem können Sie sich einmal ohne die App anmelden. Speichern Sie sie jetzt; sie werden nicht noch einmal angezeigt.',
  recoveryCodes: 'Wiederherstellungscodes',
  copyCodes: 'Codes kopieren',
  codesSaved: 'Ich habe sie gespeichert',
  monthlyListings: 'Monatliche Listings',
  usageEmailsHelp: 'Wenn Sie 80 % und 100 % der Listings Ihres Plans verbraucht haben.',
  failedBulkListings: 'Fehlgeschlagene Sammelaufträge',
  failedBulkListingsHelp:
    'Wenn ein von Ihnen gestarteter Sammelauftrag mit fehlgeschlagenen Listings endet.',
  disconnectedStores: 'Getrennte Shops',
  disconnectedStoresHelp: 'Wenn ein Shop nicht mehr mit Ihrem Workspace verbunden ist.',
  notifications: 'Benachrichtigungen',
  notificationsHelp:
    'Wir senden pro Ereignis eine E-\u2060Mail. E-\u2060Mails zu Anmeldungen und Sicherheit werden immer gesendet.',
  notificationsWithoutEmail:
    'Auf diesem Server ist kein E-\u2060Mail-Versand eingerichtet, deshalb wird noch nichts gesendet. Ihre Auswahl wird für später gespeichert.',
  notificationsSaved: 'Gespeichert',
  settingsNotLoaded: 'Ihre Einstellungen konnten nicht geladen werden',
  yourData: 'Ihre Daten',
  downloadYourData: 'Daten herunterladen',
  downloadHelp:
    'Eine JSON-Datei mit Ihrem Konto und allem in Ihrem Workspace, etwa Listings, Marken, Sammelaufträgen, Shops und dem Prüfprotokoll.',
  download: 'Herunterladen',
  deleteAccountTitle: 'Konto löschen',
  deletionHelp:
    'Löscht Ihr Konto und Ihren Workspace mit allem, was darin ist. Sie haben {deletionDays, number} Tage Zeit, es sich anders zu überlegen.',
  startAccountDeletion: 'Konto löschen …',
  deletionQuestion: 'Ihr Konto löschen?',
  deletionStopsStores:
    'Ihre Shops werden sofort getrennt, und Ihre API-Schlüssel gelten sofort nicht mehr.',
  deletionCancelsListings:
    'Listings, die gerade geschrieben werden, werden abgebrochen und nicht gezählt.',
  deletionRemovesMembers:
    'Teammitglieder verlieren sofort den Zugriff. Ihre eigenen Konten sind nicht betroffen.',
  deletionLeavesTeams: 'Sie verlassen die Teams, denen Sie angehören.',
  erasureHelp:
    'Nach {deletionDays, number} Tagen wird alles gelöscht. Bis dahin können Sie sich anmelden und auf „Konto behalten“ klicken. Shops bleiben getrennt und API-Schlüssel widerrufen.',
  changePassword: 'Passwort ändern',
  changePasswordHelp:
    'Sie werden in allen anderen Browsern abgemeldet, und Links zum Zurücksetzen des Passworts gelten nicht mehr.',
  passwordChanged: 'Passwort geändert',
  passwordChangedNeedsCode: 'Geben Sie einen Code ein, um sich hier wieder anzumelden.',
  passwordChangedHelp: 'Sie sind in allen anderen Browsern abgemeldet.',
  forEmail: 'Für <b>{email}</b>.',
  newPassword: 'Neues Passwort',
  sessions: 'Sitzungen',
  sessionsHelp:
    'Browser, in denen Sie angemeldet sind. Sitzungen enden nach {sessionIdleDays, number} Tagen ohne Aktivität oder {sessionDays, number} Tage nach der Anmeldung.',
  sessionsNotLoaded: 'Ihre Sitzungen konnten nicht geladen werden',
  signOutOthersHelp: 'Geben Sie Ihr Passwort ein, um andere Browser abzumelden.',
  unknownBrowser: 'Unbekannter Browser',
  signedInAt: 'Angemeldet am {signedInAt}',
  lastUsedAt: 'Zuletzt verwendet am {lastUsedAt}',
  namedThisBrowser: '{name} (dieser Browser)',
  signOutNamed: '{name} abmelden, angemeldet am {signedInAt}',
  signOut: 'Abmelden',
  signOutEverywhereElse: 'Überall sonst abmelden',
  email: 'E-\u2060Mail-Adresse',
  changeEmail: 'E-\u2060Mail-Adresse ändern',
  newEmail: 'Neue E-\u2060Mail-Adresse',
  newEmailHelp: 'Wir senden je einen Link an diese und an Ihre aktuelle Adresse. Öffnen Sie beide.',
  newEmailHelpWithoutEmail:
    'Zum Bestätigen brauchen Sie zwei Links, einen für jede Adresse. Auf diesem Server ist kein E-\u2060Mail-Versand eingerichtet: Der Administrator muss Ihnen die Links geben.',
  checkYourEmail: 'Prüfen Sie Ihre E-\u2060Mails',
  emailChangeUnconfirmed: 'Noch nicht bestätigt',
  keepCurrentEmail: 'Aktuelle Adresse behalten',
  settings: 'Einstellungen',
  name: 'Name',
  saveName: 'Namen speichern',
  yourName: 'Ihr Name',
  nameSaved: 'Name gespeichert',
  system: 'System',
  light: 'Hell',
  dark: 'Dunkel',
  theme: 'Design',
  themeHelp: 'Wird nur in diesem Browser gespeichert.',
  emailChangePending:
    'Um zu <b>{newEmail}</b> zu wechseln, öffnen Sie {count, plural, one {den Link} other {die Links}}, die wir an {addresses} gesendet haben. Die Links laufen nach {hours, number} Stunden ab.',
  emailChangeUnsent:
    'Auf diesem Server ist kein E-\u2060Mail-Versand eingerichtet. Um zu <b>{newEmail}</b> zu wechseln, bitten Sie den Administrator um {count, plural, one {den Link} other {die Links}} für {addresses} und öffnen Sie {count, plural, one {ihn} other {beide}} innerhalb von {hours, number} Stunden.',
  googleLinkCanceled: 'Die Verknüpfung wurde abgebrochen. Es hat sich nichts geändert.',
  googleEmailDiffers:
    'Dieses Google-Konto hat eine andere E-\u2060Mail-Adresse. Wählen Sie das Konto mit der Adresse Ihres Wareword-Kontos.',
  googleLinkedElsewhere:
    'Dieses Google-Konto ist mit einem anderen Wareword-Konto verknüpft. Heben Sie die Verknüpfung dort zuerst auf.',
  googleEmailUnconfirmed:
    'Google hat diese E-\u2060Mail-Adresse nicht bestätigt. Bestätigen Sie sie dort und versuchen Sie es dann noch einmal.',
  googleNotLinked: 'Google konnte nicht verknüpft werden. Versuchen Sie es noch einmal.',
  unlinkGoogle: 'Google-Verknüpfung aufheben',
  unlinkGoogleQuestion: 'Google-Verknüpfung aufheben?',
  linkGoogle: 'Google verknüpfen',
  googleIsOnlyCredential:
    'Sie können sich nur mit Google anmelden. Wenn Sie ein Passwort festlegen, wird die Verknüpfung aus Sicherheitsgründen aufgehoben. Sie können Google danach wieder verknüpfen.',
  setAPasswordFirst: 'Legen Sie zuerst ein Passwort fest',
  setPasswordHelp:
    'Sie melden sich mit Google an und haben noch kein Passwort. Hierfür brauchen Sie eines. Wir senden Ihnen einen Link, um es festzulegen. Die Verknüpfung mit Google endet dann, und Sie können sie erneut herstellen.',
  emailPasswordLink: 'Link per E-\u2060Mail senden',
  passwordLinkSent: 'Wir haben einen Link an {email} gesendet. Er gilt {lifetime}.',
  resendPasswordLink: 'Link erneut senden',
  googleNeedsTwoFactorOff:
    'Solange die Zwei-Faktor-Authentifizierung eingeschaltet ist, melden Sie sich mit Passwort und Code an, nicht mit Google.',
  googleIsLinked: 'Verknüpft. Sie können sich mit Google statt mit Ihrem Passwort anmelden.',
  linkGoogleHelp:
    'Verknüpfen Sie ein Google-Konto mit Ihrer E-\u2060Mail-Adresse und melden Sie sich ohne Passwort an.',
  passwordStillWorks: 'Sie können sich weiterhin mit Ihrem Passwort anmelden.',
  googleSignIn: 'Anmeldung mit Google',
} satisfies Translation<typeof en>;
