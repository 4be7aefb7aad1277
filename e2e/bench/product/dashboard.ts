/** Someone at the dashboard, as their browser speaks to it. */
export interface Visitor {
  /** Asks a procedure as the pages do. @returns what came, and after how many milliseconds */
  ask(procedure: string, input?: object): Promise<Answer>;
  get(path: string): Promise<Answer>;
}

export interface Answer {
  readonly status: number;
  readonly body: string;
  readonly ms: number;
}

/** Makes an account. @returns its session's cookie */
export async function signUp(origin: string, email: string): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify({ name: 'Bench', email, password: 'a long enough password' }),
  });
  if (!answer.ok) throw new Error(`Sign-up was refused: ${answer.status} ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

export function visit(origin: string, cookie: string): Visitor {
  const get = async (path: string): Promise<Answer> => {
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
