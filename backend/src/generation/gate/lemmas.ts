/** The parts of speech that WordNet distinguishes. */
export type PartOfSpeech = 'noun' | 'verb' | 'adj' | 'adv';

export const PARTS_OF_SPEECH: readonly PartOfSpeech[] = ['noun', 'verb', 'adj', 'adv'];

const ENDINGS: Readonly<Record<PartOfSpeech, readonly (readonly [string, string])[]>> = {
  noun: [
    ['ies', 'y'],
    ['ves', 'f'],
    ['ves', 'fe'],
    ['men', 'man'],
    ['es', ''],
    ['s', ''],
  ],
  verb: [
    ['ies', 'y'],
    ['ied', 'y'],
    ['es', ''],
    ['s', ''],
    ['ed', 'e'],
    ['ed', ''],
    ['ing', 'e'],
    ['ing', ''],
  ],
  adj: [
    ['iest', 'y'],
    ['ier', 'y'],
    ['est', 'e'],
    ['est', ''],
    ['er', 'e'],
    ['er', ''],
  ],
  adv: [],
};

/** Irregular forms: "base: form form". */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  (
    'be: been|bear: borne|begin: began begun|bend: bent|bind: bound|blow: blew blown|break: broke broken|' +
    'bring: brought|build: built|buy: bought|catch: caught|choose: chose chosen|come: came|cut: cut|dig: dug|' +
    'draw: drew drawn|drive: drove driven|eat: ate eaten|fall: fell fallen|feed: fed|feel: felt|fight: fought|' +
    'find: found|fly: flew flown|forget: forgot forgotten|freeze: froze frozen|get: got gotten|give: gave given|' +
    'go: went gone|grow: grew grown|hang: hung|have: had|hear: heard|hide: hid hidden|hold: held|keep: kept|' +
    'knit: knitted|know: knew known|lay: laid|lead: led|light: lit|leave: left|lend: lent|lose: lost|make: made|mean: meant|' +
    'meet: met|pay: paid|ride: rode ridden|rise: rose risen|run: ran|say: said|see: saw seen|seek: sought|' +
    'sell: sold|send: sent|sew: sewn|shake: shook shaken|shine: shone|show: shown|shrink: shrunk|sing: sang sung|' +
    'sit: sat|sleep: slept|slide: slid|speak: spoke spoken|spend: spent|spin: spun|stand: stood|stick: stuck|' +
    'swim: swam swum|take: took taken|teach: taught|tell: told|think: thought|throw: threw thrown|wake: woke woken|' +
    'wear: wore worn|weave: wove woven|win: won|wind: wound|wrap: wrapped|write: wrote written|' +
    'inlay: inlaid|overlay: overlaid|bite: bit bitten|deal: dealt|feel: felt|split: split|spread: spread|weep: wept|sweep: swept|sling: slung|spring: sprang sprung|stride: strode|strike: struck|swing: swung|tear: torn|tread: trod trodden|' +
    'wring: wrung|cling: clung|fling: flung|string: strung|swear: swore sworn|steal: stole stolen|grind: ground|lay: laid|lie: lain|creep: crept|bleed: bled|breed: bred|speed: sped|forbid: forbade forbidden|arise: arose arisen|awake: awoke awoken|become: became|shear: shorn|shoot: shot|shut: shut|slay: slain|sink: sank sunk|stink: stank|drink: drank drunk|ring: rang rung|mow: mown|saw: sawn|strew: strewn|hew: hewn|undo: undid undone|do: did done|bend: bent|burn: burnt|dream: dreamt|lean: leant|leap: leapt|learn: learnt|smell: smelt|spell: spelt|spill: spilt|spoil: spoilt|thrive: throve|weave: wove woven|' +
    'child: children|foot: feet|man: men|person: people|tooth: teeth|woman: women|mouse: mice|goose: geese'
  )
    .split('|')
    .flatMap((line) => {
      const [base = '', forms = ''] = line.split(': ');
      return forms.split(' ').map((form) => [form, base] as const);
    }),
);

/** The base forms under which a dictionary may list a word. */
export function lemmasOf(word: string, part: PartOfSpeech): string[] {
  const forms = [word, IRREGULAR.get(word) ?? word];
  for (const [ending, replacement] of ENDINGS[part]) {
    if (!word.endsWith(ending) || word.length - ending.length < 2) continue;
    const base = word.slice(0, word.length - ending.length);
    forms.push(base + replacement);
    if (replacement === '' && base.length > 3 && base.at(-1) === base.at(-2))
      forms.push(base.slice(0, -1));
  }
  return [...new Set(forms)];
}
