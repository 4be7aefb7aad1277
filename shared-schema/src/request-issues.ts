import { z } from 'zod';

const RequestIssueSchema = z.union([
  z.object({
    problem: z.enum([
      'missing',
      'controlCharacters',
      'unknownLocale',
      'otherLanguage',
      'noWebAddress',
    ]),
  }),
  z.object({ problem: z.enum(['tooLong', 'tooMany']), max: z.number() }),
]);

/** What is wrong with a field, for pages that say it in different words from the API's English message. */
export type RequestIssue = z.infer<typeof RequestIssueSchema>;

/** Marks a check with what is wrong if it fails. */
export function requestIssue(issue: RequestIssue): { params: RequestIssue } {
  return { params: issue };
}

/** What an issue of a request's schema means; undefined for one that has only a message. */
export function requestIssueOf(issue: z.core.$ZodIssue): RequestIssue | undefined {
  if (issue.code === 'too_big') return { problem: 'tooMany', max: Number(issue.maximum) };
  return issue.code === 'custom' ? RequestIssueSchema.safeParse(issue.params).data : undefined;
}
