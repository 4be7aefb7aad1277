/** Phrases that lead from one thought to the next; general knowledge of English, our own list. */
const TRANSITIONS =
  /\b(?:also|because|since|so|then|thus|hence|therefore|however|besides|moreover|furthermore|additionally|likewise|similarly|meanwhile|instead|otherwise|finally|overall|still|yet|though|although|even though|while|whereas|whenever|until|unless|once|when|before|after|afterwards|in addition|in fact|in short|in other words|for example|for instance|as a result|as well as|on top of|above all|at the same time|that way|this way|not only|rather than|along with|together with|especially|specifically|in particular|particularly|namely|such as|equally|next|plus|altogether|indeed|after all)\b/iu;

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
