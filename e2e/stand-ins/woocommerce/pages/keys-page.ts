import { escapeHtml } from '../shop/render.ts';
import type { Store } from '../store.ts';
import { page } from './layout.ts';

/** The owner's list of keys, newest first, each with only its last seven characters. */
export function keysPage(store: Store): string {
  const rows = [...store.shop.keys.values()]
    .sort((one, other) => other.id - one.id)
    .map(
      ({ description, consumerKey, permissions }) => `<tr>
<td>${escapeHtml(description)}</td>
<td><code>…${escapeHtml(consumerKey.slice(-7))}</code></td>
<td>${escapeHtml(permissions)}</td>
</tr>`,
    );
  return page(
    'REST API',
    `<h1>REST API</h1><table>
<thead><tr><th>Description</th><th>Consumer key ending in</th><th>Permissions</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table>`,
  );
}
