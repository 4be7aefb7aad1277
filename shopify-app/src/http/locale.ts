/** English with the number and date formats of the merchant's country: `en-DE` for `de`. */
export function localeOf(asked: unknown): string {
  try {
    const { region } = new Intl.Locale(typeof asked === 'string' ? asked : '').maximize();
    return region === undefined ? 'en-US' : `en-${region}`;
  } catch {
    return 'en-US';
  }
}
