import { formatDuration } from '@wareword/shared-schema/format';
import type { Mail, MailPart } from '../mail/index.ts';
import { CONFIRMATION_HOURS, INVITATION_DAYS, RESET_HOURS } from './link-lifetimes.ts';

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

  invitation: (email: string, owner: string, link: string): Mail => ({
    to: email,
    subject: `${owner} invited you to their team on Wareword`,
    parts: [
      `${owner} invited you to their Wareword workspace. Your listings there use their plan, and they can see them.`,
      {
        lead: `To join, open this link within ${formatDuration(INVITATION_DAYS * 86_400)}:`,
        button: 'View invitation',
        link,
      },
      `You need an account for ${email}, which you can create from the link. If you don't know ${owner}, ignore this email.`,
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
} as const;

function teammatesNote(team: string, teammates: readonly string[]): MailPart[] {
  return [
    'These people still have access to your workspace with their own accounts:',
    { items: teammates },
    { lead: "If you don't recognize someone, remove them on the Team page:", link: team },
  ];
}
