import { MCP_PATH, SERVICE_NAME } from '@wareword/shared-schema';
import { html, type Html } from '../../../html.ts';
import { TOOLS } from '../../mcp/tools.ts';
import { textWithCode } from '../text-with-code.ts';
import { code, type DocsPage } from '../layout.ts';

/** `/docs/agents`: how an agent uses the service over MCP. */
export function agentsPage({ publicUrl }: { readonly publicUrl: URL }): DocsPage {
  const address = new URL(MCP_PATH, publicUrl).href;
  return {
    title: 'Use with AI agents',
    description: `Connect an AI agent to ${SERVICE_NAME} with the Model Context Protocol.`,
    path: '/docs/agents',
    contents: [
      { id: 'connect', title: 'Connect your agent' },
      { id: 'tools', title: 'Tools' },
      { id: 'approval', title: 'Approval' },
      { id: 'limits', title: 'Limits and errors' },
    ],
    body: html`<h1>Use with AI agents</h1>
      <p>
        Agents that speak the
        <a href="https://modelcontextprotocol.io">Model Context Protocol</a> (MCP) can write, read
        and audit listings. The server is at <code>${address}</code>, over streamable HTTP, and
        needs no installation.
      </p>
      ${connect(address)} ${tools()}
      <h2 id="approval">Approval</h2>
      <p>
        No tool publishes to a store, and none changes an existing listing. An agent proposes
        listings; you review them in the dashboard and publish them from your store's app. Most
        agents also ask before they call a tool that isn't read-only.
      </p>
      <p>
        A program without a model can use the tools as well. See the
        <code>examples/propose-listings</code> folder of the repository: it writes and audits
        listings for a file of products, and saves proposals for you to approve.
      </p>
      <h2 id="limits">Limits and errors</h2>
      <p>
        A tool call costs the same as its endpoint and shares the token's limits: see
        <a href="/docs#limits">limits</a>. After an error, the result has the API's
        <a href="/docs/errors">error code</a> and, in <code>next_step</code>, what the agent should
        do. With an <code>idempotency_key</code>, you can retry a call without using a second
        listing.
      </p>
      <p>The server keeps no session, so an agent can stop and continue at any time.</p>`,
  };
}

function connect(address: string): Html {
  const headers = { Authorization: 'Bearer <API_KEY>' };
  const json = (value: object): string => JSON.stringify(value, null, 2);
  return html`<h2 id="connect">Connect your agent</h2>
    <p>
      Add <code>${address}</code> to your agent as a remote MCP server. If it supports OAuth, it
      opens a page where you approve it. You can revoke its access on the
      <a href="/keys">API keys</a> page. Agents require the Agency plan.
    </p>
    <p>
      Other agents need a key. <a href="/keys">Create a separate API key</a> for each, so that you
      can revoke one without affecting the others. Anyone who has the key can use your listings, so
      don't commit it to a repository.
    </p>
    <h3 id="claude-code">Claude Code</h3>
    ${code(
      `claude mcp add --transport http wareword ${address} \\
  --header "Authorization: Bearer <API_KEY>"`,
      'Add the server to Claude Code',
    )}
    <h3 id="cursor">Cursor</h3>
    <p>In <code>~/.cursor/mcp.json</code>:</p>
    ${code(json({ mcpServers: { wareword: { url: address, headers } } }), 'Configuration for Cursor')}
    <h3 id="vs-code">VS Code</h3>
    <p>In <code>.vscode/mcp.json</code>. VS Code asks for the key and stores it:</p>
    ${code(
      json({
        inputs: [{ type: 'promptString', id: 'wareword', description: 'API key', password: true }],
        servers: {
          wareword: {
            type: 'http',
            url: address,
            headers: { Authorization: 'Bearer \${input:wareword}' },
          },
        },
      }),
      'Configuration for VS Code',
    )}
    <h3 id="codex">Codex</h3>
    <p>In <code>~/.codex/config.toml</code>, with the key in <code>WAREWORD_KEY</code>:</p>
    ${code(
      `[mcp_servers.wareword]
url = "${address}"
bearer_token_env_var = "WAREWORD_KEY"
tool_timeout_sec = 60`,
      'Configuration for Codex',
    )}
    <h3 id="gemini-cli">Gemini CLI</h3>
    <p>In <code>~/.gemini/settings.json</code>:</p>
    ${code(
      json({ mcpServers: { wareword: { httpUrl: address, headers } } }),
      'Configuration for Gemini CLI',
    )}
    <h3 id="your-own">Your own program</h3>
    <p>With the official SDK, <code>@modelcontextprotocol/client</code>:</p>
    ${code(
      `const client = new Client({ name: 'my-agent', version: '1.0.0' });
await client.connect(
  new StreamableHTTPClientTransport(new URL('${address}'), {
    requestInit: { headers: { Authorization: \`Bearer \${process.env.WAREWORD_KEY}\` } },
  }),
);`,
      'Connect with the SDK',
    )}`;
}

function tools(): Html {
  return html`<h2 id="tools">Tools</h2>
    <dl>
      ${TOOLS.map(
        ({ name, description }) =>
          html`<dt><code>${name}</code></dt>
            <dd>${textWithCode(description)}</dd>`,
      )}
    </dl>`;
}
