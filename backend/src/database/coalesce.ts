import DataLoader from 'dataloader';
import postgres from 'postgres';

/** Most questions that one statement answers. */
const MOST = 100;

/**
 * Answers questions that come at once in one statement: while one is under way, further ones
 * gather for the next. Under load a round trip and a commit serve many requests; alone, a request
 * waits for nothing.
 *
 * Where a statement fails, each of its questions is asked again by itself if the failure says that
 * nothing was done, so that one which the database cannot answer spoils no other.
 * @param answerAll answers in the order of the questions
 */
export function coalesce<Question, Answer>(
  answerAll: (questions: readonly Question[]) => Promise<readonly Answer[]>,
): (question: Question) => Promise<Answer> {
  let underWay = false;
  const waiting: (() => void)[] = [];
  const next = () => {
    const dispatch = waiting.shift();
    underWay = dispatch !== undefined;
    // What else arrives in this turn of the event loop goes along.
    if (dispatch !== undefined) setImmediate(dispatch);
  };
  const loader = new DataLoader<Question, Answer>(
    async (questions) => {
      try {
        return [...(await answerAll(questions))];
      } catch (error) {
        const again = questions.length > 1 ? nothingWasDone(error) : isDeadlock(error);
        if (!again) throw error;
        return await answerEach(questions, answerAll);
      } finally {
        next();
      }
    },
    {
      cache: false,
      maxBatchSize: MOST,
      batchScheduleFn: (dispatch) => {
        waiting.push(dispatch);
        if (!underWay) next();
      },
    },
  );
  return (question) => loader.load(question);
}

async function answerEach<Question, Answer>(
  questions: readonly Question[],
  answerAll: (questions: readonly Question[]) => Promise<readonly Answer[]>,
): Promise<(Answer | Error)[]> {
  const answers: (Answer | Error)[] = [];
  for (const question of questions) {
    try {
      answers.push(...(await answerAll([question])));
    } catch (error) {
      answers.push(error instanceof Error ? error : new Error(String(error)));
    }
  }
  return answers;
}

/** Two statements waited for each other, and Postgres ended this one. */
function isDeadlock(error: unknown): boolean {
  return error instanceof postgres.PostgresError && error.code === '40P01';
}

/** Postgres refused the statement; not so where the connection broke, or the server went away. */
function nothingWasDone(error: unknown): boolean {
  return error instanceof postgres.PostgresError && !/^(08|57P)/.test(error.code);
}
