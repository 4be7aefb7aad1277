export { startOpenAiStandIn, type OpenAiStandIn, type OpenAiStandInOptions } from './server.ts';
export { DIALECTS, type Dialect } from './dialects.ts';
export type { ReceivedRequest, Script, Step } from './steps.ts';
