/* global Scalar */
// Shows the API's description. Nothing is loaded from, or sent to, anywhere but this service.
Scalar.createApiReference('#reference', {
  url: '/api/v1/openapi.json',
  layout: 'modern',
  theme: 'none',
  forceDarkModeState: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  hideDarkModeToggle: true,
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
});
