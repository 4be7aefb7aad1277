/** A browser that starts, and what its environment needs beside ours. */
export interface FoundBrowser {
  readonly executablePath: string;
  readonly env: Readonly<Record<string, string>>;
}
