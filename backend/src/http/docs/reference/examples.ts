import type { Endpoint } from './read-document.ts';

type Content = Endpoint['responses'][string]['content'];

/** The first example of a body as text; undefined if there is none. */
export function firstExample(content: Content): string | undefined {
  const [example] = Object.values(content?.['application/json'].examples ?? {});
  return example && JSON.stringify(example.value, null, 2);
}

/** The request as a command. The key comes from the environment, so that it can be pasted as it is. */
export function curlOf(endpoint: Endpoint, apiUrl: string): string {
  const { method, path, security, requestBody } = endpoint;
  const body = firstExample(requestBody?.content);
  return [
    `curl ${apiUrl}${path.replace(/\{(\w+)\}/g, '<$1>')}`,
    ...(method === 'GET' || body !== undefined ? [] : [`-X ${method}`]),
    ...(security.length === 0 ? [] : ['-H "Authorization: Bearer $WW_TOKEN"']),
    ...(body === undefined ? [] : ['-H "Content-Type: application/json"', `-d '${body}'`]),
  ].join(' \\\n  ');
}
