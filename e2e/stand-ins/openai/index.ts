export { startOpenAiStandIn, type OpenAiStandIn, type OpenAiStandInOptions } from './server.ts';
export type { ReceivedRequest, Script, Step } from './steps.ts';
