import { formatDuration } from '@wareword/shared-schema/format';
import type { Mail } from '../mail/index.ts';
import { CONFIRMATION_HOURS, INVITATION_DAYS, RESET_HOURS } from './link-lifetimes.ts';

/** The emails about accounts. The recipient of one may not have asked for it. */
export const accountEmails = {
  newPassword: (email: string, link: string): Mail => ({
    to: email,
    subject: 'Reset your Wareword password',
    text: `We received a request to reset the password for ${email}.

To set a new password, open this link within ${formatDuration(RESET_HOURS * 3600)}:
${link}

If you didn't request this, ignore this email. Your password won't change.
`,
  }),

  confirmAddress: (email: string, link: string, forgotPassword: string): Mail => ({
    to: email,
    subject: 'Confirm your email for Wareword',
    text: `Someone signed up for Wareword with ${email}.

If it was you, confirm your email within ${formatDuration(CONFIRMATION_HOURS * 3600)}, then sign in with the password you chose:
${link}

Didn't sign up? Don't open the link above. Someone else entered your email and chose the password. They can't use the account unless you confirm it. If you want the account, set your own password first, which replaces theirs:
${forgotPassword}
`,
  }),

  accountExists: (email: string, signIn: string, forgotPassword: string): Mail => ({
    to: email,
    subject: 'You already have a Wareword account',
    text: `Someone tried to create a Wareword account for ${email}. You already have one, so nothing changed.

Sign in:
${signIn}

Forgot your password? Reset it:
${forgotPassword}

If this wasn't you, ignore this email.
`,
  }),

  invitation: (email: string, owner: string, link: string): Mail => ({
    to: email,
    subject: `${owner} invited you to their team on Wareword`,
    text: `${owner} invited you to their Wareword workspace. Your listings there use their plan, and they can see them.

To join, open this link within ${formatDuration(INVITATION_DAYS * 86_400)}:
${link}

You need an account for ${email}, which you can create from the link. If you don't know ${owner}, ignore this email.
`,
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
    text: `The password for ${email} was just changed, and all other devices were signed out.

If this wasn't you, reset your password now: ${about.forgotPassword} ${about.teammates.length === 0 ? '' : teammatesNote(about.team, about.teammates)}`,
  }),
} as const;

function teammatesNote(team: string, teammates: readonly string[]): string {
  return `
These people still have access to your workspace with their own accounts:
${teammates.map((email) => `- ${email}`).join('\n')}

If you don't recognize someone, remove them on the Team page:
${team}
`;
}
