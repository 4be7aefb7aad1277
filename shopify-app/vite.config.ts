import { vitePlugin as remix } from '@remix-run/dev';
import { messageFiles } from '@wareword/ui/build/message-files';
import { defineConfig } from 'vite';

/** Only read by Remix's build; `ui/build` decides where the output goes. */
export default defineConfig({
  logLevel: 'warn',
  plugins: [
    messageFiles(),
    remix({
      buildDirectory: process.env['BUILD_DIRECTORY'] ?? 'dist',
      future: {
        v3_fetcherPersist: true,
        v3_lazyRouteDiscovery: false,
        v3_relativeSplatPath: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
      },
    }),
  ],
  // The server uses the formatter of parsed messages, too.
  ssr: { noExternal: ['use-intl'] },
  build: {
    // Images as data URLs would make the scripts larger.
    assetsInlineLimit: 0,
    target: 'es2022',
  },
});
