import { z } from 'zod';

const Advisory = z.object({
  module_name: z.string(),
  severity: z.string(),
  title: z.string(),
  url: z.string(),
  patched_versions: z.string(),
});
const Report = z.object({ advisories: z.record(z.string(), Advisory) });
const Failure = z.object({ error: z.object({ message: z.string() }) });

/** Have to be dealt with before anything ships. */
const BLOCKING = ['high', 'critical'];

/** What `pnpm audit --json` says. An audit that was not possible passes, and says so. */
export function evaluateAudit(output: string): { passed: boolean; lines: string[] } {
  const answer = parse(output);
  const report = Report.safeParse(answer);
  if (!report.success) {
    const failure = Failure.safeParse(answer);
    const reason = failure.success ? failure.data.error.message : 'its answer cannot be read';
    return {
      passed: true,
      lines: [
        `The registry gave no answer about advisories, so nothing was checked: ${reason}`,
        'Check the packages by hand, as docs/decisions/0023-supply-chain.md says.',
      ],
    };
  }
  const advisories = Object.values(report.data.advisories);
  const blocking = advisories.filter(({ severity }) => BLOCKING.includes(severity));
  const lines = advisories.map(
    ({ module_name: name, severity, title, url, patched_versions: fixed }) =>
      `${severity}: ${name}: ${title}, fixed in ${fixed} (${url})`,
  );
  return {
    passed: blocking.length === 0,
    lines: [
      ...lines,
      `${advisories.length} advisories on what ships, ${blocking.length} of them high or critical`,
    ],
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
