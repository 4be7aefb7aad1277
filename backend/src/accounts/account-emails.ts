import { formatDuration } from '@wareword/shared-schema/format';
import type { Mail, MailPart } from '../mail/index.ts';
import type { MemberRole } from '../roles.ts';
import {
  CONFIRMATION_HOURS,
  EMAIL_CHANGE_HOURS,
  INVITATION_DAYS,
  RESET_HOURS,
  TWO_FACTOR_TRIAL_DAYS,
} from './link-lifetimes.ts';

const ROLE_WITH_ARTICLE: Readonly<Record<MemberRole, string>> = {
  admin: 'an admin',
  writer: 'a writer',
};

/** The emails about accounts. The recipient of one may not have asked for it. */
export const accountEmails = {
  newPassword: (email: string, link: string): Mail => ({
    to: email,
    subject: 'Reset your Wareword password',
    parts: [
      `We received a request to reset the password for ${email}.`,
      {
        lead: `To set a new password, open this link within ${formatDuration(RESET_HOURS * 3600)}:`,
        button: 'Set a new password',
        link,
      },
      "If you didn't request this, ignore this email. Your password won't change.",
    ],
  }),

  confirmAddress: (email: string, link: string, forgotPassword: string): Mail => ({
    to: email,
    subject: 'Confirm your email for Wareword',
    parts: [
      `Someone signed up for Wareword with ${email}.`,
      {
        lead: `If it was you, confirm your email within ${formatDuration(CONFIRMATION_HOURS * 3600)}, then sign in with the password you chose:`,
        button: 'Confirm email',
        link,
      },
      {
        lead: "Didn't sign up? Don't open the link above. Someone else entered your email and chose the password. They can't use the account unless you confirm it. If you want the account, set your own password first, which replaces theirs:",
        link: forgotPassword,
      },
    ],
  }),

  accountExists: (email: string, signIn: string, forgotPassword: string): Mail => ({
    to: email,
    subject: 'You already have a Wareword account',
    parts: [
      `Someone tried to create a Wareword account for ${email}. You already have one, so nothing changed.`,
      { lead: 'Sign in:', button: 'Sign in', link: signIn },
      { lead: 'Forgot your password? Reset it:', link: forgotPassword },
      "If this wasn't you, ignore this email.",
    ],
  }),

  invitation: ({
    email,
    role,
    inviter,
    owner,
    link,
  }: {
    readonly email: string;
    readonly role: MemberRole;
    readonly inviter: string;
    readonly owner: string;
    readonly link: string;
  }): Mail => ({
    to: email,
    subject: `${inviter} invited you to ${inviter === owner ? 'their' : 'a'} team on Wareword`,
    parts: [
      `${inviter} invited you to ${inviter === owner ? 'their' : `${owner}'s`} Wareword workspace as ${ROLE_WITH_ARTICLE[role]}. Listings you write there count toward its plan, and the team can see them.`,
      {
        lead: `To join, open this link within ${formatDuration(INVITATION_DAYS * 86_400)}:`,
        button: 'View invitation',
        link,
      },
      `You need an account for ${email}, which you can create from the link. If you don't know ${inviter}, ignore this email.`,
    ],
  }),

  passwordChanged: (
    email: string,
    about: {
      readonly forgotPassword: string;
      readonly team: string;
      /** Addresses of those who work in the owner's workspace. */
      readonly teammates: readonly string[];
    },
  ): Mail => ({
    to: email,
    subject: 'Your Wareword password was changed',
    parts: [
      `The password for ${email} was just changed, and all other devices were signed out.`,
      { lead: "If this wasn't you, reset your password now:", link: about.forgotPassword },
      ...(about.teammates.length === 0 ? [] : teammatesNote(about.team, about.teammates)),
    ],
  }),
  twoFactorOn: (email: string, forgotPassword: string): Mail => ({
    to: email,
    subject: 'Two-factor sign-in is on',
    parts: [
      `Two-factor sign-in was just turned on for ${email}. From now on, signing in with your password also requires a code from your authenticator app.`,
      'Keep your recovery codes somewhere safe. If you lose access to the app, you can sign in with one of them. Each works once.',
      {
        lead: `If this wasn't you, reset your password within ${TWO_FACTOR_TRIAL_DAYS} days. That also turns it off:`,
        link: forgotPassword,
      },
    ],
  }),

  twoFactorOff: (email: string, forgotPassword: string): Mail => ({
    to: email,
    subject: 'Two-factor sign-in is off',
    parts: [
      `Two-factor sign-in was just turned off for ${email}. Your password is enough to sign in.`,
      { lead: WAS_NOT_YOU, link: forgotPassword },
    ],
  }),

  recoveryCodeUsed: (email: string, forgotPassword: string): Mail => ({
    to: email,
    subject: 'A recovery code was used',
    parts: [
      `Someone signed in as ${email} with one of your recovery codes, which can't be used again. You can create new ones in your settings.`,
      { lead: WAS_NOT_YOU, link: forgotPassword },
    ],
  }),

  passkeyRemoved: (email: string, forgotPassword: string): Mail => ({
    to: email,
    subject: 'A passkey was removed from your account',
    parts: [
      `A passkey was just removed for ${email}. You can still sign in with your password.`,
      { lead: WAS_NOT_YOU, link: forgotPassword },
    ],
  }),

  googleLinked: (email: string, forgotPassword: string): Mail => ({
    to: email,
    subject: 'Google was linked to your account',
    parts: [
      `A Google account was just linked to ${email}. It signs you in without a password.`,
      {
        lead: "If this wasn't you, reset your password now, which also unlinks Google:",
        link: forgotPassword,
      },
    ],
  }),

  googleUnlinked: (email: string, forgotPassword: string): Mail => ({
    to: email,
    subject: 'Google was unlinked from your account',
    parts: [
      `Your Google account was just unlinked from ${email}. You can still sign in with your password.`,
      { lead: WAS_NOT_YOU, link: forgotPassword },
    ],
  }),

  emailChangeFrom: (
    email: string,
    newEmail: string,
    link: string,
    forgotPassword: string,
  ): Mail => ({
    to: email,
    subject: 'Confirm your new email for Wareword',
    parts: [
      `Someone asked to change the email of your Wareword account from ${email} to ${newEmail}.`,
      {
        lead: `If it was you, confirm the change within ${formatDuration(EMAIL_CHANGE_HOURS * 3600)}, here and with the link sent to ${newEmail}:`,
        button: 'Confirm change',
        link,
      },
      {
        lead: "If this wasn't you, someone else may know your password. Nothing has changed yet; reset it now:",
        link: forgotPassword,
      },
    ],
  }),

  emailChangeTo: (newEmail: string, email: string, link: string): Mail => ({
    to: newEmail,
    subject: 'Confirm your new email for Wareword',
    parts: [
      `Someone tried to use ${newEmail} for the Wareword account ${email}.`,
      {
        lead: `If it was you, confirm it within ${formatDuration(EMAIL_CHANGE_HOURS * 3600)}, here and with the link sent to ${email}:`,
        button: 'Confirm email',
        link,
      },
      "If it wasn't you, ignore this email.",
    ],
  }),

  emailTaken: (newEmail: string, signIn: string): Mail => ({
    to: newEmail,
    subject: 'You already have a Wareword account',
    parts: [
      `Someone tried to use ${newEmail} for another Wareword account. You already have one with this email, so nothing changed.`,
      { lead: 'Sign in:', button: 'Sign in', link: signIn },
      "If this wasn't you, ignore this email.",
    ],
  }),

  emailChanged: (formerEmail: string, newEmail: string): Mail => ({
    to: formerEmail,
    subject: 'Your Wareword email was changed',
    parts: [
      `Your Wareword account now uses ${newEmail}. Sign in with it from now on; your password stays the same.`,
    ],
  }),

  passkeyAdded: (email: string, forgotPassword: string): Mail => ({
    to: email,
    subject: 'A passkey was added to your account',
    parts: [
      `A passkey was just added for ${email}. It signs you in without a password.`,
      {
        lead: "If this wasn't you, reset your password now, and deselect the passkey on that page:",
        link: forgotPassword,
      },
    ],
  }),
} as const;

const WAS_NOT_YOU = "If this wasn't you, reset your password now:";

function teammatesNote(team: string, teammates: readonly string[]): MailPart[] {
  return [
    'These people still have access to your workspace with their own accounts:',
    { items: teammates },
    { lead: "If you don't recognize someone, remove them on the Team page:", link: team },
  ];
}
