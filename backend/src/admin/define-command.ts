import type { SecurityEventName } from '@wareword/security/events';
import { z } from 'zod';
import type { Admin, AdminContext } from './context.ts';

export type Run = (admin: Admin) => Promise<object>;

export interface Command {
  /** What it does, for the help. */
  readonly does: string;
  readonly usage: string;
  /** Whether it is recorded as a security event; commands that only read, and `migrate`, are not. */
  readonly logged: boolean;
  /** A specific security event, in addition to the generic one. */
  readonly securityEvent: SecurityEventName | undefined;
  /** Parses the flags and returns the function that runs the command. */
  readonly parse: (flags: unknown) => Run;
}

interface CommandOptions {
  readonly logged?: boolean;
  readonly securityEvent?: SecurityEventName;
}

/** A command that is given the open database. */
export function command<Flags extends z.ZodRawShape>(
  does: string,
  usage: string,
  flags: Flags,
  run: (ctx: AdminContext, flags: z.output<z.ZodObject<Flags>>) => Promise<object>,
  options: CommandOptions = {},
): Command {
  const withContext = async ({ open }: Admin, given: z.output<z.ZodObject<Flags>>) =>
    run(await open(), given);
  return commandWithoutDatabase(does, usage, flags, withContext, options);
}

/** A command that doesn't get an open database: it doesn't need one, or opens or replaces it itself. */
export function commandWithoutDatabase<Flags extends z.ZodRawShape>(
  does: string,
  usage: string,
  flags: Flags,
  run: (admin: Admin, flags: z.output<z.ZodObject<Flags>>) => Promise<object>,
  options: CommandOptions = {},
): Command {
  const schema = z.strictObject(flags);
  return {
    does,
    usage,
    logged: options.logged ?? true,
    securityEvent: options.securityEvent,
    parse: (given) => {
      const parsed = schema.parse(given);
      return (admin) => run(admin, parsed);
    },
  };
}
