import dePages from './de/pages.ts';
import deProblems from './de/problems.ts';
import enPages from './en/pages.ts';
import enProblems from './en/problems.ts';
import esPages from './es/pages.ts';
import esProblems from './es/problems.ts';
import frPages from './fr/pages.ts';
import frProblems from './fr/problems.ts';

/** Every text of the server, by language. */
export const MESSAGES = {
  en: { pages: enPages, problems: enProblems },
  de: { pages: dePages, problems: deProblems },
  fr: { pages: frPages, problems: frProblems },
  es: { pages: esPages, problems: esProblems },
};
