import { escapeHtml } from '../shop/render.ts';

/** A page of the shop, with minimal styles. `body` is HTML. */
export function page(title: string, body: string, head = ''): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
${head}
<style>
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 52rem; margin: 2rem auto; padding: 0 1rem; color: #1d2327; background: #fff }
  table { border-collapse: collapse; width: 100% }
  th, td { text-align: left; padding: .5rem .75rem .5rem 0; border-bottom: 1px solid #dcdcde; vertical-align: top }
  label { display: block; margin: .75rem 0 .25rem; font-weight: 600 }
  input, textarea { font: inherit; padding: .5rem; width: 100%; box-sizing: border-box }
  button, .button { font: inherit; display: inline-block; margin: 1rem .5rem 0 0; padding: .5rem 1.25rem; border: 1px solid #2271b1; border-radius: 3px; background: #2271b1; color: #fff; text-decoration: none; cursor: pointer }
  .button.second { background: #fff; color: #135e96 }
  .muted { color: #50575e }
</style>
</head>
<body>
${body}
</body>
</html>
`;
}
