import { mainVerbIndex } from '../read/shape.ts';
import { tagText } from '../read/tagging.ts';
import { BASE_VERBS } from '../read/verbs.ts';

/**
 * Passive wording with an active turn of the same meaning. Who acts is never made up: only turns
 * that need no one.
 */
const TURNS: readonly (readonly [RegExp, string, string])[] = [
  [
    /\b(is|are) (?:all )?(?:also )?((?:\w+ly )?(?:made|crafted|constructed|built)) (?:of|from|out of|with)\b/iu,
    'consists of',
    'consist of',
  ],
  [/\b(is|are) (?:also )?(?:\w+ly )?(?:designed|built|made) for\b/iu, 'is for', 'are for'],
  [/\b(is|are) (?:commonly |often |also )?used for\b/iu, 'is for', 'are for'],
  [/\b(is|are) (?:also )?inspired by\b/iu, 'draws on', 'draw on'],
  [/\b(is|are) (?:also )?equipped with\b/iu, 'comes with', 'come with'],
  [/\b(is|are) (?:also )?(?:outfitted|fitted|supplied) with\b/iu, 'comes with', 'come with'],
  [/\b(is|are) (?:also )?(assembled|packed|packaged|wrapped)\b/iu, 'comes $2', 'come $2'],
  [/\b(is|are) (?:also )?(recommended|intended|meant) for\b/iu, 'is for', 'are for'],
  [/\b(is|are) (?:also )?(?:made|manufactured|produced) in\b/iu, 'comes from', 'come from'],
];

/** Turns that read less well than what they stand for: only where passive sentences are counted. */
const STIFF_TURNS: typeof TURNS = [
  [/\b(is|are) (?:also )?(?:\w+ly )?designed to\b/iu, 'serves to', 'serve to'],
  [/\b(is|are) (?:commonly |often |also )?used in\b/iu, 'has its place in', 'have their place in'],
  [/\b(is|are) (?:also )?used with\b/iu, 'goes with', 'go with'],
  [/\b(is|are) (?:also )?based on\b/iu, 'draws on', 'draw on'],
  [/\b(is|are) (?:also )?filled with\b/iu, 'holds', 'hold'],
  [/\b(is|are) (?:also )?included\b/iu, 'comes along', 'come along'],
  [/\b(is|are) (?:also )?known for\b/iu, 'has a name for', 'have a name for'],
  [/\b(is|are) (?:also )?(required|needed)\b/iu, 'is a must', 'are a must'],
  [
    /\b(is|are) (?:also )?officially licensed by\b/iu,
    'has an official license from',
    'have an official license from',
  ],
  [
    /\b(is|are) (?:also )?(licensed|imported|sized|shipped|printed|finished|sealed|mounted)\b/iu,
    'comes $2',
    'come $2',
  ],
  [
    /\b(is|are) (?:also )?((?:\w+ly )?(?:programmed|paired|encased|covered|attached|decorated|engineered|reinforced|insulated|lined|padded|trimmed|coated|loaded|stocked|stuffed|tailored|scented|designed|separated|enclosed|embroidered|topped|presented|offered))\b/iu,
    'comes $2',
    'come $2',
  ],
];

/** The same sentence with an active verb, where we know one; a stiff one where that is wanted. */
export function activeVoice(sentence: string, stiff = false): string {
  let text = invited(sentence);
  for (const [pattern, singular, plural] of stiff ? [...TURNS, ...STIFF_TURNS] : TURNS) {
    text = text.replace(pattern, (all, verb: string, second: string | undefined) => {
      // "is made of wood and tested …": both hang on the one verb.
      const after = text.slice(text.indexOf(all) + all.length);
      if (/\b(?:and|or) (?:\w+ly )?(?!red\b)\w+ed\b/u.test(after)) return all;
      const turn = verb.toLowerCase() === 'are' ? plural : singular;
      return turn.replace('$2', typeof second === 'string' ? second : '');
    });
  }
  return text;
}

const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['worn', 'wear'],
  ['hung', 'hang'],
  ['set', 'set'],
  ['cut', 'cut'],
  ['put', 'put'],
  ['taken', 'take'],
  ['kept', 'keep'],
]);

/** "The tank can be worn …" as "You can wear the tank …". */
function invited(sentence: string): string {
  const match = /^((?:[^\s,;:.]+ ){1,6}?)can (?:also )?be (\p{Ll}+)(?=[\s.]|$)/u.exec(sentence);
  const [whole = '', front = '', participle = ''] = match ?? [];
  const subject = front.trim();
  const stem = participle.replace(/ed$/u, '');
  const verb =
    IRREGULAR.get(participle) ??
    [stem, `${stem}e`, stem.slice(0, -1)].find((form) => BASE_VERBS.has(form));
  if (match === null || verb === undefined || mainVerbIndex(tagText(subject)) > 0) return sentence;
  const object = subject
    .replace(/^They$/u, 'them')
    .replace(/^(?:The|This|These|It|Your|Our)\b/u, (word) => word.toLowerCase());
  return `You can ${verb} ${object}${sentence.slice(whole.length)}`;
}
