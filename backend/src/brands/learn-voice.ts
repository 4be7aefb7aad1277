import { BRAND_LIMITS } from '@wareword/shared-schema';
import { enforceAttemptLimit } from '../rate-limits/index.ts';
import type { Database } from '../database/index.ts';
import { invalid } from '../errors.ts';
import {
  GenerationError,
  learnVoice as learn,
  type AssessVoice,
  type LearnedVoice,
} from '../generation/index.ts';
import type { WorkspaceId } from '../identifiers.ts';
import type { PageLanguage } from '../languages.ts';

/** Voices that a workspace can learn; each can cost a call to the model. */
const LIMIT = { max: 30, seconds: 3600 } as const;

/** Dependencies of learning voices. */
export interface VoiceContext {
  readonly database: Database;
  /** Absent if no model is configured. */
  readonly judgeVoice: AssessVoice | undefined;
}

/**
 * Suggests a brand's voice from texts that sound like it; nothing is saved. If the model fails, the
 * texts are only counted.
 * @throws {DomainError} `invalid` if the texts have too few words; `limit_exceeded`
 */
export async function learnVoice({
  ctx,
  input,
}: {
  ctx: VoiceContext;
  input: {
    workspaceId: WorkspaceId;
    texts: readonly string[];
    language: PageLanguage;
    signal: AbortSignal;
  };
}): Promise<LearnedVoice> {
  const { judgeVoice } = ctx;
  const { workspaceId, texts, language, signal } = input;
  await enforceAttemptLimit({
    ctx,
    input: { action: 'voice', subject: workspaceId, limit: LIMIT },
  });
  const learned = await learn(texts, {
    language,
    limit: BRAND_LIMITS.voice,
    judge:
      judgeVoice &&
      (async (plain) => {
        try {
          return await judgeVoice(plain, { workspaceId, signal });
        } catch (error) {
          if (!(error instanceof GenerationError)) throw error;
          return undefined;
        }
      }),
  });
  if (learned === undefined) {
    throw invalid(
      'The samples are too short to learn from. Use at least 20 words in total.',
      'voice_short',
    );
  }
  return learned;
}
