import type { Mail } from '../mail/index.ts';

/** The letters that accounts are looked after with. Whoever reads one may not have asked for it. */
export const accountMails = {
  newPassword: (email: string, link: string): Mail => ({
    to: email,
    subject: 'Set a new password for Wareword',
    text: `Somebody, you we hope, asked to set a new password for ${email}.

Set it here within an hour:
${link}

If it was not you, do nothing: your password stays as it is.
`,
  }),

  confirmAddress: (email: string, link: string): Mail => ({
    to: email,
    subject: 'Confirm your e-mail address for Wareword',
    text: `Confirm that ${email} is yours by opening this address within a day:
${link}

If you did not sign up at Wareword, do nothing.
`,
  }),

  accountExists: (email: string, signIn: string, forgotPassword: string): Mail => ({
    to: email,
    subject: 'You have an account at Wareword already',
    text: `Somebody, you we hope, tried to create an account at Wareword for ${email}. There is one already, and nothing was changed.

Sign in:
${signIn}

Password forgotten? Set a new one:
${forgotPassword}

If it was not you, do nothing.
`,
  }),

  invitation: (email: string, owner: string, link: string): Mail => ({
    to: email,
    subject: `${owner} invites you to their team at Wareword`,
    text: `${owner} asks you to work in their workspace at Wareword: you write listings with their credits, and they see what is written.

Join within a week:
${link}

You need an account for ${email}; the link lets you create one. If you do not know ${owner}, do nothing.
`,
  }),

  passwordChanged: (email: string, forgotPassword: string): Mail => ({
    to: email,
    subject: 'Your Wareword password was changed',
    text: `The password of ${email} at Wareword was just changed, and everybody who was signed in with it was signed out.

If it was not you, set a new password at once:
${forgotPassword}
`,
  }),
} as const;
