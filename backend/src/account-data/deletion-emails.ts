import type { Mail } from '../mail/index.ts';

/** The emails about deleted accounts. */
export const deletionEmails = {
  scheduled: (email: string, date: string, signIn: string): Mail => ({
    to: email,
    subject: `Your Wareword account will be deleted on ${date}`,
    parts: [
      `You asked to delete the Wareword account ${email}, with its workspace, listings and brands. Stores and API keys have stopped working.`,
      { lead: `To keep the account, sign in before ${date}:`, button: 'Sign in', link: signIn },
      "If this wasn't you, sign in to keep the account, then change your password.",
    ],
  }),

  toMember: (email: string, owner: string): Mail => ({
    to: email,
    subject: `${owner} is closing their Wareword workspace`,
    parts: [
      `${owner} is deleting their Wareword workspace, so you no longer have access to it. The API keys and stores you connected there have stopped working.`,
      'Your own account and workspace stay as they are.',
    ],
  }),

  erased: (email: string): Mail => ({
    to: email,
    subject: 'Your Wareword account was deleted',
    parts: [
      `The Wareword account ${email} and everything in its workspace have been deleted, as you asked.`,
    ],
  }),
} as const;
