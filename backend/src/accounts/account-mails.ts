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

  confirmAddress: (email: string, link: string, forgotPassword: string): Mail => ({
    to: email,
    subject: 'Confirm your e-mail address for Wareword',
    text: `Somebody, you we hope, signed up at Wareword with ${email}.

If it was you, confirm within a day that the address is yours, then sign in with the password that you chose:
${link}

If you did not sign up, do not open it: somebody else typed your address, and knows the password. As long as you do not confirm it nobody can use that account. Should you want an account yourself, set a password of your own first, and theirs is void:
${forgotPassword}
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
