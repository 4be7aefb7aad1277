import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { API_BASE_PATH } from '@wareword/shared-schema';
import { eq } from 'drizzle-orm';
import { createUser } from './accounts/index.ts';
import type { Config } from './config.ts';
import { users, type Database, type EmbeddedServer } from './database/index.ts';
import { DomainError } from './errors.ts';
import { issueApiKey } from './tokens/index.ts';
import { SAMPLE_PRODUCT } from './sample-product.ts';

const DEMO_EMAIL = 'demo@wareword.example';

/**
 * The output of the start command: where things are and, on an empty embedded database outside
 * production, a demo account with a key and commands to try.
 */
export async function welcome(
  config: Config,
  service: { port: number; database: Database },
  embedded: EmbeddedServer | undefined,
): Promise<string> {
  const base = config.publicUrl.origin;
  const lines = ['', `Wareword is ready.`, ''];
  if (config.role === 'worker') {
    lines.push(`  Worker      health checks on port ${service.port}`);
  } else {
    lines.push(`  Dashboard   ${base}`);
    lines.push(`  API         ${base}${API_BASE_PATH}`);
    lines.push(`  Reference   ${base}/docs/reference`);
  }
  lines.push(`  Writer      ${writerOf(config)}`);
  if (embedded !== undefined) lines.push(`  Database    embedded Postgres, in ${embedded.folder}`);
  if (config.smtpUrl === undefined) {
    const folder = join(config.dataDir, 'mail');
    lines.push(`  Emails      saved to ${folder}; set SMTP_URL to send them`);
  }
  if (embedded !== undefined && !config.production && config.role !== 'worker') {
    lines.push('', ...(await demoLines(service.database, base)));
  }
  return `${lines.join('\n')}\n\n`;
}

function writerOf({ writer, openai }: Config): string {
  return writer === 'openai'
    ? `${openai.model}, at ${openai.baseUrl === undefined ? 'OpenAI' : new URL(openai.baseUrl).host}`
    : 'rule-based; set OPENAI_API_KEY to write with a model';
}

async function demoLines(database: Database, base: string): Promise<string[]> {
  const demo = await createDemoAccount(database);
  if (demo === undefined) {
    const email = (await hasDemoAccount(database)) ? DEMO_EMAIL : '<your email>';
    return [
      'This server already has accounts. To create another API key:',
      `  npx --yes pnpm@10.34.8 --silent admin key create --email ${email} --name "My key"`,
    ];
  }
  const { password, token } = demo;
  const body = JSON.stringify({ ...SAMPLE_PRODUCT, platform: 'shopify' });
  const request = (path: string) =>
    `  curl -sS ${base}${API_BASE_PATH}${path} -H 'Authorization: Bearer ${token}'`;
  const post = (path: string) =>
    `${request(path)} -H 'Content-Type: application/json' -d '${body}'`;
  return [
    'Created a demo account on the Agency plan. These details are shown only once:',
    `  Email       ${DEMO_EMAIL}`,
    `  Password    ${password}`,
    `  API key     ${token}`,
    '',
    'Write a listing:',
    post('/generate'),
    '',
    'Or queue it, then poll it with the job_id from the response:',
    post('/jobs'),
    request('/jobs/<job_id>'),
  ];
}

async function hasDemoAccount({ orm }: Database): Promise<boolean> {
  const found = await orm.select({ id: users.id }).from(users).where(eq(users.email, DEMO_EMAIL));
  return found.length > 0;
}

/**
 * @returns undefined if there already is an account, for example when two first starts run
 *   concurrently
 */
async function createDemoAccount(
  database: Database,
): Promise<{ password: string; token: string } | undefined> {
  const { orm } = database;
  const [existingUser] = await orm.select({ id: users.id }).from(users).limit(1);
  if (existingUser !== undefined) return undefined;
  const password = randomBytes(12).toString('base64url');
  try {
    const { userId, workspaceId } = await createUser({
      ctx: { orm },
      input: { email: DEMO_EMAIL, password, plan: 'agency' },
    });
    const { token } = await issueApiKey({
      ctx: { orm },
      input: { userId, workspaceId, name: 'Demo key' },
    });
    return { password, token };
  } catch (error) {
    if (error instanceof DomainError) return undefined;
    throw error;
  }
}
