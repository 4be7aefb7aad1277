import { API_VERSION, ENDPOINTS, type LearnedVoice } from '@wareword/shared-schema';
import { learnVoice as learn } from '../../brands/index.ts';
import { DEFAULT_LANGUAGE } from '../../languages.ts';
import { admit } from '../../tokens/index.ts';
import { setRateHeaders } from '../rate-headers.ts';
import { parseRequest } from './parse-request.ts';
import type { Handler } from './handler.ts';

/** `POST /brands/voice`. */
export const learnVoice: Handler = async ({ ctx, request, response }) => {
  const endpoint = ENDPOINTS.learnVoice;
  const parsed = await parseRequest(ctx, endpoint, request, response);
  if (parsed === undefined) return;
  const { credential, body } = parsed;
  const { rate, workspaceId } = await admit({
    ctx,
    input: { credential, scopes: endpoint.scopes },
  });
  setRateHeaders(response, rate);
  const { texts } = body;
  const { voice, wordsToUse, sentences, wordsPerSentence, isJudged } = await learn({
    ctx,
    input: { workspaceId, texts, language: DEFAULT_LANGUAGE, signal: ctx.shutdownSignal },
  });
  response.status(endpoint.reply.status).json({
    api_version: API_VERSION,
    voice,
    words_to_use: [...wordsToUse],
    sentences,
    words_per_sentence: wordsPerSentence,
    writer: isJudged ? 'openai' : 'embedded',
  } satisfies LearnedVoice);
};
