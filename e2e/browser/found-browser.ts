/** A working browser, and additional environment variables it needs. */
export interface FoundBrowser {
  readonly executablePath: string;
  readonly env: Readonly<Record<string, string>>;
}
