/* global Scalar */
// Shows the API's description. Nothing is loaded from, or sent to, anywhere but this service.
const dark = matchMedia('(prefers-color-scheme: dark)');

Scalar.createApiReference('#reference', {
  url: '/api/v1/openapi.json',
  layout: 'modern',
  theme: 'none',
  darkMode: dark.matches,
  hideDarkModeToggle: true,
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
});

// What the reader's system says holds, also when it changes.
function follow() {
  document.body.classList.toggle('dark-mode', dark.matches);
  document.body.classList.toggle('light-mode', !dark.matches);
}
follow();
dark.addEventListener('change', follow);
