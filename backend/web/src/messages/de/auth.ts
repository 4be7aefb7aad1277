import type en from '../en/auth.ts';
import type { Translation } from '@wareword/ui/messages';

export default {
  createAccount: 'Konto erstellen',
  termsAgreement:
    'Mit dem Erstellen eines Kontos stimmen Sie den <terms>Nutzungsbedingungen</terms> und der <privacy>Datenschutzerklärung</privacy> zu.',
  signIn: 'Anmelden',
  accountClosing: 'Ihr Konto wird gelöscht',
  accountClosingHelp:
    'Sie haben {deletionDays, number} Tage Zeit, es sich anders zu überlegen: Melden Sie sich an und klicken Sie auf „Konto behalten“.',
  alreadySignedIn:
    'Sie sind als {signedInAs} angemeldet. <link>Fortfahren</link> oder unten das Konto wechseln.',
  noCreditCard: 'Keine Kreditkarte erforderlich.',
  freeListings:
    'Jeden Monat {limit, plural, one {# kostenloses Listing} other {# kostenlose Listings}}. Keine Kreditkarte erforderlich.',
  tooManyAttempts: 'Zu viele Versuche. Versuchen Sie es in {seconds} erneut.',
  serverError: 'Bei uns ist etwas schiefgegangen. Versuchen Sie es gleich noch einmal.',
  checkYourEmail: 'Prüfen Sie Ihre E-\u2060Mails',
  linkSent:
    'Wir haben einen Link an <b>{email}</b> gesendet. Öffnen Sie ihn in diesem Browser, um dort weiterzumachen, wo Sie waren. Gültigkeit: {lifetime}.',
  emailResent: 'E-\u2060Mail gesendet. Sehen Sie auch im Spam-Ordner nach.',
  resendEmail: 'E-\u2060Mail erneut senden',
  useAnotherEmail: 'Andere E-\u2060Mail-Adresse verwenden',
  confirmCode: 'Code bestätigen',
  recoveryCodeHelp:
    'Geben Sie einen Ihrer gespeicherten Wiederherstellungscodes ein. Jeder gilt einmal.',
  authenticatorCodeHelp: 'Geben Sie den 6-stelligen Code aus Ihrer Authenticator-App ein.',
  useAuthenticator: 'Authenticator-App verwenden',
  useRecoveryCode: 'Wiederherstellungscode verwenden',
  back: 'Zurück',
  recoveryCode: 'Wiederherstellungscode',
  code: 'Code',
  email: 'E-\u2060Mail-Adresse',
  password: 'Passwort',
  hide: 'Verbergen',
  show: 'Anzeigen',
  passwordHelp: 'Mindestens {passwordMinLength, number} Zeichen.',
  alreadyHaveAnAccount: 'Sie haben schon ein Konto?',
  newToWareword: 'Neu bei Wareword?',
  forgotYourPassword: 'Passwort vergessen?',
  googleSignInFailed: 'Die Anmeldung mit Google ist fehlgeschlagen. Versuchen Sie es erneut.',
  continueWithGoogle: 'Weiter mit Google',
  keepTheseStoresConnected: 'Diese Shops verbunden lassen',
  keepTheseApiKeys: 'Diese API-Schlüssel behalten',
  keepTheseAgents: 'Diese Agenten behalten',
  keepThesePasskeys: 'Diese Passkeys behalten',
  keepTheseWebhooks: 'Weiterhin Webhooks senden an',
  keepAccessHelp:
    'Sie erkennen etwas nicht? Wählen Sie es ab, dann funktioniert es nicht mehr, sobald Sie das neue Passwort festlegen.',
  pendingInvitationsCanceled: 'Offene Team-Einladungen werden zurückgezogen: {emails}.',
  sinceCreatedAt: 'seit {createdAt}',
  useAPasskey: 'Passkey verwenden',
  passkeyExists: 'Dieses Gerät hat bereits einen Passkey für Ihr Konto.',
  passkeyCanceled:
    'Die Anfrage wurde auf Ihrem Gerät abgebrochen oder ist abgelaufen. Versuchen Sie es erneut oder verwenden Sie Ihr Passwort.',
  peopleInYourWorkspace: 'Teammitglieder in Ihrem Workspace',
  peopleWithAccess: 'Teammitglieder, die weiterhin Zugriff auf Ihren Workspace haben',
  sinceJoinedAt: 'seit {joinedAt}',
  peopleHelp:
    'Sie melden sich mit ihren eigenen Passwörtern an. Sie erkennen jemanden nicht? Entfernen Sie die Person auf der <link>Team-Seite</link>.',
  resetYourPassword: 'Passwort zurücksetzen',
  resetHelp:
    'Wir senden Ihnen einen Link zum Zurücksetzen per E-\u2060Mail. Gültigkeit: {lifetime}.',
  resetSent:
    'Wenn es für {email} ein Konto gibt, haben wir einen Link zum Zurücksetzen gesendet. Gültigkeit: {lifetime}. Nach ein paar Minuten nichts da? Sehen Sie im Spam-Ordner nach und prüfen Sie die Adresse auf Tippfehler.',
  resendLink: 'Link erneut senden',
  sendResetLink: 'Link senden',
  backToSignIn: 'Zurück zur Anmeldung',
  passwordReset: 'Ihr Passwort wurde zurückgesetzt',
  passwordResetHelp: 'Sie wurden in allen Browsern abgemeldet.',
  resetLinkIncomplete:
    'Dieser Link ist unvollständig. Öffnen Sie ihn noch einmal aus der E-\u2060Mail oder fordern Sie einen neuen an.',
  requestNewLink: 'Neuen Link anfordern',
  resetPassword: 'Passwort zurücksetzen',
  newPasswordHelp: 'Für <b>{email}</b>. Sie werden in allen anderen Browsern abgemeldet.',
  newPassword: 'Neues Passwort',
  emailConfirmed: 'E-\u2060Mail-Adresse bestätigt',
  emailConfirmedHelp:
    'Melden Sie sich mit dem Passwort an, das Sie bei der Registrierung gewählt haben.',
  didntSignUp: 'Sie haben sich nicht registriert?',
  strangerSignedUpHelp:
    'Jemand anderes hat sich mit Ihrer E-\u2060Mail-Adresse registriert und kennt das Passwort. Legen Sie ein eigenes fest, um diese Person auszusperren.',
  setYourOwnPassword: 'Eigenes Passwort festlegen',
  confirmYourEmail: 'E-\u2060Mail-Adresse bestätigen',
  confirmLinkIncomplete:
    'Dieser Link ist unvollständig. Öffnen Sie ihn noch einmal aus der E-\u2060Mail oder melden Sie sich an, um einen neuen zu erhalten.',
  confirmEmail: 'Adresse bestätigen',
  confirmEmailHelp:
    'Bestätigen Sie, dass Sie sich mit <b>{email}</b> bei Wareword registriert haben, und melden Sie sich dann mit Ihrem Passwort an.',
  confirmEmailCaution:
    'Sie haben sich nicht registriert? Schließen Sie diese Seite. Niemand kann das Konto nutzen, solange diese E-\u2060Mail-Adresse nicht bestätigt ist.',
  confirmNewEmail: 'Neue E-\u2060Mail-Adresse bestätigen',
  confirm: 'Bestätigen',
  confirmNewEmailHelp:
    'E-\u2060Mail-Adresse Ihres Wareword-Kontos von <b>{currentEmail}</b> in <b>{newEmail}</b> ändern.',
  confirmNewEmailCaution:
    'Sie haben das nicht angefordert? Schließen Sie diese Seite. Es ändert sich nichts.',
  emailChanged: 'E-\u2060Mail-Adresse geändert',
  emailChangedHelp: 'Melden Sie sich ab jetzt mit {email} an.',
  firstAddressConfirmed: 'Erste Adresse bestätigt',
  firstAddressConfirmedHelp: 'Öffnen Sie jetzt den Link, den wir an {address} gesendet haben.',
  goToSettings: 'Zu den Einstellungen',
  invitationInvalidHelp: 'Bitten Sie {ownerEmail} um eine neue, wenn Sie noch beitreten möchten.',
  alreadyJoined: 'Sie sind dem Workspace von <b>{ownerEmail}</b> bereits beigetreten.',
  invitedAsAdmin:
    '<b>{ownerEmail}</b> hat Sie als Admin in den eigenen Workspace eingeladen. Sie können Listings schreiben und Marken, Shops, API-Schlüssel, Webhooks und Texter verwalten. Listings, die Sie dort schreiben, werden auf das Kontingent dieses Workspace angerechnet und sind dort sichtbar. Ihren eigenen Workspace behalten Sie und können jederzeit zurückwechseln.',
  invitedAsWriter:
    '<b>{ownerEmail}</b> hat Sie als Texter in den eigenen Workspace eingeladen. Sie können Listings schreiben und bearbeiten und die Marken verwenden. Listings, die Sie dort schreiben, werden auf das Kontingent dieses Workspace angerechnet und sind dort sichtbar. Ihren eigenen Workspace behalten Sie und können jederzeit zurückwechseln.',
  joinAs: 'Als <b>{email}</b> beitreten.',
  invitationForAnother: 'Diese Einladung gilt für eine andere E-\u2060Mail-Adresse',
  invitationForAnotherHelp:
    'Sie wurde an {email} gesendet, aber Sie sind als {signedInAs} angemeldet. Wechseln Sie das Konto oder bitten Sie um eine neue Einladung.',
  switchAccount: 'Konto wechseln',
  goToWorkspace: 'Zum Workspace',
  joinTeam: 'Team beitreten',
  invitation: 'Einladung',
  transferDeclined: 'Ihr Shop bleibt verbunden',
  transferDeclinedHelp: '<bdi>{host}</bdi> bleibt mit Ihrem Konto verbunden.',
  transferRequest:
    '<b>{requestedBy}</b> möchte Ihren Shop <b>{host}</b> mit dem eigenen Wareword-Konto verbinden.',
  transferConsequences:
    'Wenn Sie zustimmen, bleiben {transferDays, plural, one {# Tag} other {# Tage}} Zeit, den Shop zu übernehmen. Sobald das geschieht, wird er von Ihrem Konto getrennt, und seine Listings bleiben in Ihrem Verlauf. Stimmen Sie nur zu, wenn Sie wissen, wer fragt.',
  transferApproved: 'Sie haben der Übertragung zugestimmt',
  transferApprovedHelp:
    '<b>{requestedBy}</b> kann <b>{host}</b> jetzt mit dem eigenen Konto verbinden. Bis dahin funktioniert Ihre Verbindung weiter, und Sie können es sich anders überlegen.',
  approveTransfer: 'Übertragung zustimmen',
  keepMyConnection: 'Verbindung behalten',
  storeTransfer: 'Shop-Übertragung',
  wrongPassword:
    'E-\u2060Mail-Adresse oder Passwort ist falsch. Versuchen Sie es erneut oder setzen Sie Ihr Passwort zurück.',
  invalidEmail: 'Das sieht nicht nach einer E-\u2060Mail-Adresse aus.',
  emailUnconfirmed:
    'Bestätigen Sie zuerst Ihre E-\u2060Mail-Adresse. Wir haben Ihnen gerade einen Link gesendet.',
  accountExists:
    'Für diese E-\u2060Mail-Adresse gibt es schon ein Konto. Melden Sie sich an oder setzen Sie Ihr Passwort zurück.',
  passwordTooShort: 'Verwenden Sie mindestens {passwordMinLength, number} Zeichen.',
  passwordTooLong: 'Verwenden Sie höchstens {passwordMaxLength, number} Zeichen.',
  passwordTooWeak:
    'Dieses Passwort ist zu leicht zu erraten. Nehmen Sie ein längeres oder ein paar Wörter ohne Zusammenhang.',
  wrongCurrentPassword: 'Falsches Passwort. Versuchen Sie es noch einmal.',
  wrongCode: 'Dieser Code stimmt nicht. Prüfen Sie ihn und versuchen Sie es erneut.',
  wrongRecoveryCode: 'Dieser Wiederherstellungscode ist falsch oder wurde bereits verwendet.',
  signInExpired: 'Ihre Anmeldung ist abgelaufen. Melden Sie sich erneut an.',
  tooManyWrongCodes: 'Zu viele falsche Codes. Melden Sie sich erneut an.',
  passkeyUnknown:
    'Dieser Passkey ist uns nicht bekannt. Melden Sie sich stattdessen mit Ihrem Passwort an.',
  passkeyUnverified:
    'Dieser Passkey konnte nicht geprüft werden. Versuchen Sie es erneut oder verwenden Sie Ihr Passwort.',
  passkeyExpired: 'Ihre Anmeldung ist abgelaufen. Versuchen Sie es erneut.',
  linkInvalid:
    'Dieser Link ist abgelaufen oder wurde bereits verwendet. Fordern Sie einen neuen an.',
  linkExpired: 'Dieser Link ist abgelaufen. Fordern Sie einen neuen an.',
  serverBusy: 'Gerade melden sich viele Personen an. Versuchen Sie es gleich noch einmal.',
  googleSignInWasCanceled: 'Die Anmeldung mit Google wurde abgebrochen.',
  googleNeedsSecondFactor:
    'Ihr Konto verwendet Zwei-Faktor-Authentifizierung. Melden Sie sich mit Passwort und Code an.',
  googleAccountUnconfirmed:
    'Für diese E-\u2060Mail-Adresse gibt es ein Konto, das noch nicht bestätigt ist. Melden Sie sich mit Ihrem Passwort an, um es zuerst zu bestätigen.',
  googleEmailUnverified:
    'Google hat diese E-\u2060Mail-Adresse nicht bestätigt. Bestätigen Sie sie dort oder verwenden Sie ein Passwort.',
  invitationUsed: 'Diese Einladung wurde bereits verwendet',
  invitationRevoked: 'Diese Einladung wurde zurückgezogen',
  invitationExpired: 'Diese Einladung ist abgelaufen',
  unreadable: 'Die Antwort war nicht lesbar. Laden Sie die Seite neu und versuchen Sie es erneut.',
  invitationUsedHelp:
    'Wenn Sie sie selbst angenommen haben, melden Sie sich an, um den Workspace zu öffnen. Andernfalls bitten Sie {ownerEmail} um eine neue.',
  goToDashboard: 'Zum Dashboard',
  seeYourStores: 'Ihre Shops ansehen',
  transferOverHelp:
    'Sie müssen nichts tun. Unter „Shops“ sehen Sie, welche Ihrer Shops verbunden sind.',
  confirmLinkExpired:
    'Dieser Link ist abgelaufen oder wurde bereits verwendet. Melden Sie sich an. Falls Ihre E-\u2060Mail-Adresse noch nicht bestätigt ist, senden wir Ihnen dann einen neuen Link.',
} satisfies Translation<typeof en>;
