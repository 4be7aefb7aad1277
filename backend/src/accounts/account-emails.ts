import type { MailPart, TranslatedMail } from '../mail/index.ts';
import type { MemberRole } from '../roles.ts';
import {
  CONFIRMATION_HOURS,
  EMAIL_CHANGE_HOURS,
  INVITATION_DAYS,
  RESET_HOURS,
  TWO_FACTOR_UNDO_DAYS,
} from './link-lifetimes.ts';

/** The emails about accounts. The recipient of one may not have asked for it. */
export const accountEmails = {
  newPassword: (email: string, link: string): TranslatedMail => ({
    to: email,
    write: (texts) => ({
      subject: texts.resetSubject,
      parts: [
        texts.reset(email),
        { lead: texts.resetLead(RESET_HOURS), button: texts.setNewPassword, link },
        texts.resetIgnore,
      ],
    }),
  }),

  confirmAddress: (email: string, link: string, forgotPassword: string): TranslatedMail => ({
    to: email,
    write: (texts) => ({
      subject: texts.confirmSubject,
      parts: [
        texts.signedUp(email),
        { lead: texts.confirmLead(CONFIRMATION_HOURS), button: texts.confirmEmail, link },
        { lead: texts.didntSignUp, link: forgotPassword },
      ],
    }),
  }),

  accountExists: (email: string, signIn: string, forgotPassword: string): TranslatedMail => ({
    to: email,
    write: (texts) => ({
      subject: texts.accountExistsSubject,
      parts: [
        texts.accountExists(email),
        { lead: texts.signInLead, button: texts.signIn, link: signIn },
        { lead: texts.forgotPassword, link: forgotPassword },
        texts.ignoreEmail,
      ],
    }),
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
  }): TranslatedMail => ({
    to: email,
    write: (texts) => ({
      subject: texts.invitationSubject(inviter, inviter === owner),
      parts: [
        texts.invitation(inviter, owner, role),
        { lead: texts.invitationLead(INVITATION_DAYS), button: texts.viewInvitation, link },
        texts.invitationHelp(email, inviter),
      ],
    }),
  }),

  passwordChanged: (
    email: string,
    about: {
      readonly forgotPassword: string;
      readonly team: string;
      /** Addresses of those who work in the owner's workspace. */
      readonly teammates: readonly string[];
    },
  ): TranslatedMail => ({
    to: email,
    write: (texts) => {
      const teammates: MailPart[] = [
        texts.teammates,
        { items: about.teammates },
        { lead: texts.unknownTeammate, link: about.team },
      ];
      return {
        subject: texts.passwordChangedSubject,
        parts: [
          texts.passwordChanged(email),
          { lead: texts.wasNotYou, link: about.forgotPassword },
          ...(about.teammates.length === 0 ? [] : teammates),
        ],
      };
    },
  }),

  twoFactorOn: (email: string, forgotPassword: string): TranslatedMail => ({
    to: email,
    write: (texts) => ({
      subject: texts.twoFactorOnSubject,
      parts: [
        texts.twoFactorOn(email),
        texts.keepCodes,
        { lead: texts.twoFactorUndo(TWO_FACTOR_UNDO_DAYS), link: forgotPassword },
      ],
    }),
  }),

  twoFactorOff: (email: string, forgotPassword: string): TranslatedMail => ({
    to: email,
    write: (texts) => ({
      subject: texts.twoFactorOffSubject,
      parts: [texts.twoFactorOff(email), { lead: texts.wasNotYou, link: forgotPassword }],
    }),
  }),

  recoveryCodeUsed: (email: string, forgotPassword: string): TranslatedMail => ({
    to: email,
    write: (texts) => ({
      subject: texts.codeUsedSubject,
      parts: [texts.codeUsed(email), { lead: texts.wasNotYou, link: forgotPassword }],
    }),
  }),

  passkeyAdded: (email: string, forgotPassword: string): TranslatedMail => ({
    to: email,
    write: (texts) => ({
      subject: texts.passkeyAddedSubject,
      parts: [texts.passkeyAdded(email), { lead: texts.passkeyUndo, link: forgotPassword }],
    }),
  }),

  passkeyRemoved: (email: string, forgotPassword: string): TranslatedMail => ({
    to: email,
    write: (texts) => ({
      subject: texts.passkeyRemovedSubject,
      parts: [texts.passkeyRemoved(email), { lead: texts.wasNotYou, link: forgotPassword }],
    }),
  }),

  googleLinked: (email: string, forgotPassword: string): TranslatedMail => ({
    to: email,
    write: (texts) => ({
      subject: texts.googleLinkedSubject,
      parts: [texts.googleLinked(email), { lead: texts.googleUndo, link: forgotPassword }],
    }),
  }),

  googleUnlinked: (email: string, forgotPassword: string): TranslatedMail => ({
    to: email,
    write: (texts) => ({
      subject: texts.googleUnlinkedSubject,
      parts: [texts.googleUnlinked(email), { lead: texts.wasNotYou, link: forgotPassword }],
    }),
  }),

  emailChangeFrom: (
    email: string,
    newEmail: string,
    link: string,
    forgotPassword: string,
  ): TranslatedMail => ({
    to: email,
    write: (texts) => ({
      subject: texts.changeSubject,
      parts: [
        texts.changeFrom(email, newEmail),
        { lead: texts.changeLead(EMAIL_CHANGE_HOURS, newEmail), button: texts.confirmChange, link },
        { lead: texts.changeNotYou, link: forgotPassword },
      ],
    }),
  }),

  emailChangeTo: (newEmail: string, email: string, link: string): TranslatedMail => ({
    to: newEmail,
    write: (texts) => ({
      subject: texts.changeSubject,
      parts: [
        texts.changeTo(email, newEmail),
        { lead: texts.changeLead(EMAIL_CHANGE_HOURS, email), button: texts.confirmChange, link },
        texts.ignoreEmail,
      ],
    }),
  }),

  emailTaken: (newEmail: string, signIn: string): TranslatedMail => ({
    to: newEmail,
    write: (texts) => ({
      subject: texts.accountExistsSubject,
      parts: [
        texts.emailTaken(newEmail),
        { lead: texts.signInLead, button: texts.signIn, link: signIn },
        texts.ignoreEmail,
      ],
    }),
  }),

  emailChanged: (formerEmail: string, newEmail: string, contact: string): TranslatedMail => ({
    to: formerEmail,
    write: (texts) => ({
      subject: texts.emailChangedSubject,
      // The reader of this can no longer reset the password.
      parts: [
        texts.emailChanged(newEmail),
        { lead: texts.emailChangedNotYou, button: texts.contactUs, link: contact },
      ],
    }),
  }),
} as const;
