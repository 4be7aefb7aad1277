import { describeValidationError, type Endpoint, type Scope } from '@wareword/shared-schema';
import type { z } from 'zod';
import { invalid } from '../../errors.ts';
import { admit, type Credential } from '../../tokens/index.ts';
import type { ApiContext } from '../v1/handler.ts';

/** Who calls a tool, and what it works with. */
export interface ToolCall {
  readonly ctx: ApiContext;
  readonly credential: Credential;
  /** Aborted when the client has disconnected. */
  readonly signal: AbortSignal;
}

/**
 * What a tool does, for the person who decides whether a model may call it. Every tool stays within
 * the account, so none is in an open world.
 */
interface ToolHints {
  /** It changes nothing. */
  readonly readOnlyHint: boolean;
  /** It ends or overwrites something. */
  readonly destructiveHint: boolean;
  /** Calling it again with the same arguments changes nothing more. */
  readonly idempotentHint: boolean;
}

export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly hints: ToolHints;
  readonly input: z.ZodObject;
  /**
   * @returns JSON text
   * @throws {DomainError}
   */
  readonly call: (call: ToolCall, given: unknown) => Promise<string>;
}

/** The scopes that reach a tool: its endpoint's scopes, and the scope of agents, whose tokens work only here. */
export function scopesOf({ scopes }: Pick<Endpoint, 'scopes'>): readonly Scope[] {
  return [...(scopes ?? []), 'agent'];
}

/**
 * A tool whose arguments are those of an endpoint of the API, and are read as the API reads them: a
 * token's calls of rate-limited endpoints count, even with invalid arguments (contract §9.7).
 */
export function defineTool<Input extends z.ZodObject>({
  endpoint,
  input,
  run,
  ...described
}: {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly hints: ToolHints;
  readonly endpoint: Endpoint;
  readonly input: Input;
  readonly run: (call: ToolCall, input: z.output<Input>) => Promise<string>;
}): Tool {
  const call = async (toolCall: ToolCall, given: unknown): Promise<string> => {
    const parsed = input.safeParse(given);
    if (parsed.success) return await run(toolCall, parsed.data);
    const { ctx, credential } = toolCall;
    if (endpoint.rateLimited) {
      await admit({ ctx, input: { credential, scopes: scopesOf(endpoint) } });
    }
    throw invalid(describeValidationError(parsed.error));
  };
  return { ...described, input, call };
}

/** Hints of tools that only read. */
export const READS: ToolHints = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
};
/** Hints of tools that add something with each call, and use a listing of the plan. */
export const ADDS: ToolHints = {
  readOnlyHint: false,
  destructiveHint: false,
  idempotentHint: false,
};
/** Hints of tools whose effect is permanent. */
export const ENDS: ToolHints = {
  readOnlyHint: false,
  destructiveHint: true,
  idempotentHint: true,
};
