import { formatDate, formatDuration, formatUtc } from '@wareword/shared-schema/format';
import type { MemberRole } from '../../roles.ts';

const LOCALE = 'en-US';
const HOUR = 3600;
const DAY = 86_400;
const duration = (seconds: number): string => formatDuration(seconds, LOCALE);
const day = (at: Date): string => formatDate(at, undefined, LOCALE);
const moment = (at: Date): string => formatUtc(at, LOCALE);
const ROLES: Readonly<Record<MemberRole, string>> = { admin: 'an admin', writer: 'a writer' };

/** The type that the texts of every language have. */
export type EmailTexts = typeof english;

/** What the emails say about accounts and stores. */
export const english = {
  setNewPassword: 'Set a new password',
  signIn: 'Sign in',
  copyLink: 'Or copy this link into your browser:',
  signInLead: 'Sign in:',
  ignoreEmail: "If this wasn't you, ignore this email.",
  wasNotYou: "If this wasn't you, reset your password now:",
  confirmEmail: 'Confirm email',
  resetSubject: 'Reset your Wareword password',
  reset: (email: string): string => `We received a request to reset the password for ${email}.`,
  resetLead: (hours: number): string =>
    `To set a new password, open this link within ${duration(hours * HOUR)}:`,
  resetIgnore: "If you didn't request this, ignore this email. Your password won't change.",
  confirmSubject: 'Confirm your email for Wareword',
  signedUp: (email: string): string => `Someone signed up for Wareword with ${email}.`,
  confirmLead: (hours: number): string =>
    `If it was you, confirm your email within ${duration(hours * HOUR)}, then sign in with the password you chose:`,
  didntSignUp:
    "Didn't sign up? Don't open the link above. Someone else entered your email and chose the password. They can't use the account unless you confirm it. If you want the account, set your own password first, which replaces theirs:",
  accountExistsSubject: 'You already have a Wareword account',
  accountExists: (email: string): string =>
    `Someone tried to create a Wareword account for ${email}. You already have one, so nothing changed.`,
  forgotPassword: 'Forgot your password? Reset it:',
  invitationSubject: (inviter: string, own: boolean): string =>
    `${inviter} invited you to ${own ? 'their' : 'a'} team on Wareword`,
  invitation: (inviter: string, owner: string, role: MemberRole): string =>
    `${inviter} invited you to ${inviter === owner ? 'their' : `${owner}'s`} Wareword workspace as ${ROLES[role]}. Listings you write there count toward its plan, and the team can see them.`,
  invitationLead: (days: number): string =>
    `To join, open this link within ${duration(days * DAY)}:`,
  viewInvitation: 'View invitation',
  invitationHelp: (email: string, inviter: string): string =>
    `You need an account for ${email}, which you can create from the link. If you don't know ${inviter}, ignore this email.`,
  passwordChangedSubject: 'Your Wareword password was changed',
  passwordChanged: (email: string): string =>
    `The password for ${email} was just changed, and all other browsers were signed out.`,
  teammates: 'These team members still have access to your workspace with their own accounts:',
  unknownTeammate: "If you don't recognize someone, remove them on the Team page:",
  twoFactorOnSubject: 'Two-factor sign-in is on',
  twoFactorOn: (email: string): string =>
    `Two-factor sign-in was just turned on for ${email}. From now on, signing in with your password also requires a code from your authenticator app.`,
  keepCodes:
    'Keep your recovery codes somewhere safe. If you lose access to the app, you can sign in with one of them. Each works once.',
  twoFactorUndo: (days: number): string =>
    `If this wasn't you, reset your password within ${days} days. That also turns it off:`,
  twoFactorOffSubject: 'Two-factor sign-in is off',
  twoFactorOff: (email: string): string =>
    `Two-factor sign-in was just turned off for ${email}. You now only need your password to sign in.`,
  codeUsedSubject: 'A recovery code was used',
  codeUsed: (email: string): string =>
    `Someone signed in as ${email} with one of your recovery codes, which can't be used again. You can create new ones in your settings.`,
  passkeyAddedSubject: 'A passkey was added to your account',
  passkeyAdded: (email: string): string =>
    `A passkey was just added for ${email}. It signs you in without a password.`,
  passkeyUndo:
    "If this wasn't you, reset your password now, and deselect the passkey on that page:",
  passkeyRemovedSubject: 'A passkey was removed from your account',
  passkeyRemoved: (email: string): string =>
    `A passkey was just removed for ${email}. You can still sign in with your password.`,
  googleLinkedSubject: 'Google was linked to your account',
  googleLinked: (email: string): string =>
    `A Google account was just linked to ${email}. It signs you in without a password.`,
  googleUndo: "If this wasn't you, reset your password now, which also unlinks Google:",
  googleUnlinkedSubject: 'Google was unlinked from your account',
  googleUnlinked: (email: string): string =>
    `Your Google account was just unlinked from ${email}. You can still sign in with your password.`,
  changeSubject: 'Confirm your new email for Wareword',
  changeFrom: (email: string, newEmail: string): string =>
    `Someone asked to change the email of your Wareword account from ${email} to ${newEmail}.`,
  changeLead: (hours: number, other: string): string =>
    `If it was you, confirm the change within ${duration(hours * HOUR)}, using both this link and the one sent to ${other}:`,
  confirmChange: 'Confirm change',
  changeNotYou:
    "If this wasn't you, someone else may know your password. Nothing has changed yet. Reset your password now:",
  changeTo: (email: string, newEmail: string): string =>
    `Someone asked to change the email of the Wareword account ${email} to ${newEmail}.`,
  emailTaken: (newEmail: string): string =>
    `Someone tried to use ${newEmail} for another Wareword account. You already have one with this email, so nothing changed.`,
  emailChangedSubject: 'Your Wareword email was changed',
  emailChanged: (newEmail: string): string =>
    `Your Wareword account now uses ${newEmail}. Sign in with it from now on; your password stays the same.`,
  emailChangedNotYou: "If this wasn't you, contact us right away:",
  contactUs: 'Contact us',
  deletionSubject: (at: Date): string => `Your Wareword account will be deleted on ${day(at)}`,
  deletion: (email: string): string =>
    `You asked to delete the Wareword account ${email}, with its workspace, listings and brands. Stores and API keys have stopped working.`,
  keepAccount: (at: Date): string =>
    `To keep the account, sign in before ${day(at)} and click "Keep my account":`,
  deletionNotYou:
    'If this wasn\'t you, sign in, click "Keep my account", then change your password.',
  closingSubject: (owner: string): string => `${owner} is deleting their Wareword workspace`,
  closing: (owner: string): string =>
    `${owner} is deleting their Wareword workspace, so you no longer have access to it. The API keys you created and the stores you connected there have stopped working.`,
  ownStays: 'Your own account and workspace stay as they are.',
  erasedSubject: 'Your Wareword account was deleted',
  erased: (email: string): string =>
    `The Wareword account ${email} and everything in its workspace have been deleted, as you asked.`,
  transferSubject: (host: string): string => `Move ${host} to another Wareword account?`,
  transfer: (requestedBy: string, site: string): string =>
    `${requestedBy} wants to connect your store ${site} to their Wareword account. The store is connected to your account, and a store can be connected to only one account at a time.`,
  transferLead: (days: number): string =>
    `If you agree to move the store, approve the transfer within ${days} days:`,
  reviewRequest: 'Review request',
  transferUnknown:
    "If you don't recognize this request, don't approve it. You don't have to do anything: your connection stays as it is.",
  seeStores: 'See the stores connected to your account:',
  approvedSubject: (host: string): string => `You can now connect ${host} to Wareword`,
  approved: (site: string): string =>
    `The owner of the other Wareword account agreed to move ${site} to your account.`,
  approvedNext: (days: number): string =>
    `To finish, connect the store again in its Wareword app within ${days} days. Your store stays connected to the other account until then.`,
  takenSubject: 'Your store was connected to another Wareword account',
  taken: (site: string, at: Date): string =>
    `Your store ${site} was connected to another Wareword account on ${moment(at)}. A store can be connected to only one account at a time, so its connection to your account has ended. It can no longer use your listings. Everything it wrote is still in your history.`,
  transferExpected: "If this was you or a colleague, you don't need to do anything.",
  takenNotYou:
    "If it wasn't, someone else has administrator access to this store. We recommend that you:",
  changePasswords:
    "Remove any administrators you don't recognize, and change the passwords of the others.",
  connectAgain: 'Connect the store again in its Wareword app. This ends the other connection.',
};
