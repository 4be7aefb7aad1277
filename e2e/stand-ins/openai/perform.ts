import type { ServerResponse } from 'node:http';
import { completionBody, errorBody, type Ending } from './completion.ts';
import type { InvalidChatRequest } from './chat-request.ts';
import { answerIn } from './dialects.ts';
import { draftFrom } from './draft.ts';
import type { ReceivedRequest, Step } from './steps.ts';

const JSON_HEADERS = { 'content-type': 'application/json' };
const FLOOD_CHUNK = Buffer.alloc(64 * 1024, ' ');

/** Carries out one step, and stops when the connection closes. */
export function perform(step: Step, request: ReceivedRequest, response: ServerResponse): void {
  switch (step.do) {
    case 'answer':
      complete(response, request, {
        content: step.content ?? JSON.stringify(draftFrom(request.chat)),
        finishReason: 'stop',
        usage: step.usage,
      });
      return;
    case 'raw':
      response.writeHead(step.status, { ...JSON_HEADERS, ...step.headers }).end(step.body);
      return;
    case 'dialect': {
      const { status, body } = answerIn(step.dialect, request.chat);
      response.writeHead(status, JSON_HEADERS).end(JSON.stringify(body));
      return;
    }
    case 'refuse':
      complete(response, request, {
        content: null,
        refusal: "I'm sorry, I can't help with that.",
        finishReason: 'stop',
      });
      return;
    case 'filter':
      complete(response, request, { content: '', finishReason: 'content_filter' });
      return;
    case 'truncate': {
      const whole = JSON.stringify(draftFrom(request.chat));
      const content = whole.slice(0, whole.length / 2);
      complete(response, request, { content, finishReason: 'length' });
      return;
    }
    case 'hang':
      return;
    case 'stall':
      sendHalf(response, request);
      return;
    case 'drop':
      if (step.midway === true) sendHalf(response, request, () => response.destroy());
      else response.destroy();
      return;
    case 'drip':
      drip(response, step.everyMs);
      return;
    case 'flood':
      flood(response);
      return;
    case 'redirect':
      response.writeHead(step.status, { location: step.location }).end();
      return;
  }
}

/** Rejects an invalid request as the real service does. */
export function refuseRequest(error: InvalidChatRequest, response: ServerResponse): void {
  const body = errorBody(
    `Invalid '${error.param}': ${error.message}`,
    'invalid_request_error',
    error.param,
  );
  response.writeHead(400, JSON_HEADERS).end(body);
}

function complete(response: ServerResponse, request: ReceivedRequest, ending: Ending): void {
  response.writeHead(200, JSON_HEADERS).end(completionBody(request.chat.model, ending));
}

function sendHalf(response: ServerResponse, request: ReceivedRequest, then?: () => void): void {
  const content = JSON.stringify(draftFrom(request.chat));
  const body = completionBody(request.chat.model, { content, finishReason: 'stop' });
  response.writeHead(200, { ...JSON_HEADERS, 'content-length': Buffer.byteLength(body) });
  response.write(body.slice(0, body.length / 2), then);
}

function drip(response: ServerResponse, everyMs: number): void {
  response.writeHead(200, JSON_HEADERS);
  const timer = setInterval(() => response.write(' '), everyMs);
  response.once('close', () => clearInterval(timer));
}

function flood(response: ServerResponse): void {
  response.writeHead(200, JSON_HEADERS);
  const pour = () => {
    while (!response.destroyed && response.write(FLOOD_CHUNK));
  };
  response.on('drain', pour);
  pour();
}
