import { requireBrowser } from './require-browser.ts';

try {
  const { executablePath } = await requireBrowser();
  console.log(`Browser: ${executablePath}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
