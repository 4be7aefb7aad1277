import type { Endpoint, Schema } from './read-document.ts';

type Content = Endpoint['responses'][string]['content'];

/** The schema of a body; undefined if there is none. */
export function schemaOf(content: Content): Schema | undefined {
  return Object.values(content ?? {})[0]?.schema;
}

/** The first example of a body as text; undefined if there is none. */
export function firstExample(content: Content): string | undefined {
  const [media] = Object.values(content ?? {});
  const [example] = Object.values(media?.examples ?? {});
  return example && JSON.stringify(example.value, null, 2);
}

/** Whether its response is a stream of events. */
export function isStream({ responses }: Endpoint): boolean {
  return responses['200']?.content?.['text/event-stream'] !== undefined;
}

/** The request as a command. The key comes from the environment, so that the command can be pasted as is. */
export function curlOf(endpoint: Endpoint, apiUrl: string): string {
  const { method, path, security, requestBody } = endpoint;
  const body = firstExample(requestBody?.content);
  return [
    `curl ${isStream(endpoint) ? '-N ' : ''}${apiUrl}${path.replace(/\{(\w+)\}/g, '<$1>')}`,
    ...(method === 'GET' || body !== undefined ? [] : [`-X ${method}`]),
    ...(security.length === 0 ? [] : ['-H "Authorization: Bearer $WAREWORD_KEY"']),
    ...(body === undefined ? [] : ['-H "Content-Type: application/json"', `-d '${body}'`]),
  ].join(' \\\n  ');
}
