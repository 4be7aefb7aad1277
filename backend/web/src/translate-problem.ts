import { LANGUAGE } from '@wareword/ui/messages';
import { withTexts } from './app/with-texts.ts';

/** What the server says went wrong. */
interface ServerProblem {
  readonly problem: string;
  /** In English. */
  readonly message: string;
  readonly requestId?: string | undefined;
}

/**
 * What went wrong, in the page's language. English pages show the server's own message, which has more detail; other
 * pages fetch the texts when something goes wrong, and not before.
 */
export async function translateProblem(problem: ServerProblem): Promise<string> {
  if (LANGUAGE === 'en') return problem.message;
  try {
    const { problemText } = await withTexts(() => import('./problem-text.ts'));
    return problemText(problem) ?? problem.message;
  } catch {
    // The translation couldn't be fetched: the server's words are better than none.
    return problem.message;
  }
}
