/** A signed-in user's browser, which calls the dashboard's procedures. */
export interface Visitor {
  /** Calls a procedure as the pages do. @returns the response, and how many milliseconds it took */
  ask(procedure: string, input?: object): Promise<TimedResponse>;
  get(path: string): Promise<TimedResponse>;
}

export interface TimedResponse {
  readonly status: number;
  readonly body: string;
  readonly ms: number;
}

/** Makes an account. @returns its session's cookie */
export async function signUp(origin: string, email: string): Promise<string> {
  const response = await fetch(`${origin}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify({ name: 'Bench', email, password: 'a long enough password' }),
  });
  if (!response.ok)
    throw new Error(`Sign-up was refused: ${response.status} ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

export function visit(origin: string, cookie: string): Visitor {
  const get = async (path: string): Promise<TimedResponse> => {
    const began = performance.now();
    const response = await fetch(origin + path, { headers: { Cookie: cookie } });
    const body = await response.text();
    return { status: response.status, body, ms: performance.now() - began };
  };
  return {
    get,
    ask: (procedure, input) => {
      const inputs = JSON.stringify(input === undefined ? {} : { 0: input });
      const query = new URLSearchParams({ batch: '1', input: inputs });
      return get(`/trpc/${procedure}?${query.toString()}`);
    },
  };
}
