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
  // With the formatter of parsed messages on the server, too.
  ssr: { noExternal: ['use-intl'] },
  build: {
    // Pictures as data addresses would be scripts' weight.
    assetsInlineLimit: 0,
    target: 'es2022',
  },
});
