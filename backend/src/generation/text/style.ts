/** Phrases that lead from one thought to the next; general knowledge of English, our own list. */
const TRANSITIONS =
  /\b(?:also|because|since|so|then|thus|hence|therefore|however|besides|moreover|furthermore|additionally|likewise|similarly|meanwhile|instead|finally|still|although|though|while|whereas|until|unless|whenever|when|before|after|but|rather|especially|such as|in addition|in fact|in short|in other words|in particular|for example|for instance|as a result|as well as|at the same time|above all|on top of|together with|not only|what is more|what’s more|that way|equally)\b/iu;

const IRREGULAR =
  'made|built|known|given|kept|held|sold|shown|seen|set|cut|worn|woven|drawn|driven|done|found|put|sewn|spun|taken|written|chosen|bound|bent|hung|fed|led|laid|lit|meant|sent|shut|told|won|wound|said|brought|bought|left';
const PASSIVE = new RegExp(
  `\\b(?:is|are|was|were|be|been|being|am|gets?|got)\\s+(?:(?:\\w+ly|not|also|all|both|then|still|always|never|already|now)\\s+){0,2}(?:\\w{2,}ed|${IRREGULAR})\\b(?!\\s+to\\s+(?:see|hear))`,
  'iu',
);
/** Words in -ed that are adjectives after "is": "is red", "is padded" stays a passive. */
const NO_PASSIVE = /\b(?:red|bed|shed|need|speed|feed|seed|sized|detailed|skilled|limited)\b/iu;

/** Whether a sentence holds a word or phrase of transition. */
export function hasTransition(sentence: string): boolean {
  return TRANSITIONS.test(sentence);
}

/** Whether a sentence is in the passive voice. */
export function isPassive(sentence: string): boolean {
  const match = PASSIVE.exec(sentence);
  return match !== null && !NO_PASSIVE.test(match[0]);
}
