/** Verbs that product copy lives on, in their base form. */
const BASES =
  'amplify sharpen brew bake chop dice mince peel knead diffuse scrub polish roast toast boil simmer groom irrigate sprinkle deter mask erase oscillate navigate calculate calibrate compress extract infuse marinate preserve defrost reheat thaw ventilate circulate align straighten detangle tighten conceal lengthen thicken ' +
  'point aim burn draw lather dissolve rotate pivot vibrate detect overwrite sync dim brighten freeze grind ferment sew darken lighten shrink deflate roam retract taper double triple swivel recline blink sculpt smooth cleanse exfoliate whiten neutralize ease schedule resize shed steam layer step search press clip mean partner surf continue discover engage introduce coordinate customize gather cater boast sing jump climb throw swim hike hunt aim assure build bless calm caress chill comply compare consume contour cradle crush customize define delay depict dive drain drink eat echo emit empower enrich equip evoke fade fight fuel further grab grant grind harness hydrate ignite illuminate immerse impress inform invigorate invoke launch lend limit maintain manage marry maximize melt merge mirror moisturize monitor motivate nurture obtain oversee perch pamper portray preserve prove purify quench radiate raise refresh regulate relieve render repel restore revive reward salute satisfy save secure select send shield simplify skip smell snuggle spark speak split squish steer strike suggest surround survive sweep symbolize tackle tame taste thrive tolerate trace transport trap trigger trust tuck understand unite unleash unwind update utilize validate vary visit warrant win wow yield ' +
  'absorb accommodate activate adapt add adjust adjusts adorn allow apply appear arrive assemble assist attach ' +
  'attract balance bear become begin bend blend block boast boost bounce break breathe bring build capture carry ' +
  'catch celebrate change charge check choose clean clip close coat collapse collect combine come complement ' +
  'complete connect consist contain control convert cook cool cover create curve cushion cut dangle decorate ' +
  'delight deliver demand design detach develop dispense display do dress dry elevate eliminate embody employ ' +
  'enable encourage engage enhance enjoy ensure entertain exceed expand experience explore extend exude face ' +
  'fasten feature feel fill filter find finish fit flex float fold follow foster freshen funnel get give glide ' +
  'glow go grip grow guard guide hang have heat help hide highlight hold hug imitate improve include incorporate ' +
  'increase inflate insert inspire install insulate introduce invite keep know last lay lean learn leave let ' +
  'lift light lock look love make match measure meet minimize mix mount move need nourish offer open operate ' +
  'organize overcome own pack pair pass perform place play pop pour press prevent produce promise promote protect ' +
  'provide pull push put reach receive recharge reduce reflect relax release remain remove replace represent ' +
  'require resist rest retain reveal ride rinse rise roll rotate run save say scan score screw seal see serve set ' +
  'share shine ship show showcase sing sit slide slip slow snap soak soften solve soothe spin spread squeeze ' +
  'stack stand start stay step stick stimulate stop store stow strengthen stretch style suit supply support ' +
  'swing switch take teach tell test throw tie tilt toggle touch track train transform transmit travel treat try ' +
  'turn twist unfold unlock upgrade use wait walk want warm wash watch wear weigh wick wipe withstand work wrap ' +
  'zip';

export const BASE_VERBS: ReadonlySet<string> = new Set(BASES.split(' '));

const THIRD_PERSONS: ReadonlyMap<string, string> = new Map(
  [...BASE_VERBS].map((base) => [thirdPerson(base), base]),
);

/** Nouns far more often than verbs where a statement begins with them. */
const RATHER_NOUNS: ReadonlySet<string> = new Set(
  (
    'tilt point aim double smooth dim ease schedule steam draw layer search clip design light store cover match track play pack display test score fit finish style zip clip face hand cook ' +
    'float heat play set snap step support switch touch watch wash work charge control change clean coat cushion ' +
    'dress dry face guide lock mount press ride roll scan slide slip stand stick stretch swing tie train travel ' +
    'treat twist upgrade warm wrap cool close complete open slow last spread'
  ).split(' '),
);
const RATHER_NOUN_PLURALS: ReadonlySet<string> = new Set(
  'designs lights stores covers tracks plays packs tests scores styles zips clips faces sets steps supports changes sits waters pops pours puts tells works rests walks stacks ties trains'.split(
    ' ',
  ),
);
const OFTEN_NOUNS: ReadonlySet<string> = new Set(
  'features supplies sports uses works cuts finishes looks shows studies boosts charges delights mixes measures turns wraps hikes swims smells fits grips locks mounts pulls tastes touches treats twists washes'.split(
    ' ',
  ),
);
const ALWAYS_FINITE: ReadonlySet<string> = new Set(
  "is are was were has have had can will would should could may might must won't don't doesn't can't isn't aren't it's that's you'll".split(
    ' ',
  ),
);

export function thirdPerson(base: string): string {
  if (base === 'have') return 'has';
  if (base === 'be') return 'is';
  if (/(?:s|sh|ch|x|z|o)$/u.test(base)) return `${base}es`;
  return /[^aeiou]y$/u.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

/** The base of a verb in the third person, where the word is one that we know. */
export function baseOf(word: string): string | undefined {
  return THIRD_PERSONS.get(word);
}

/** Things in the plural that end as verbs do. */
const NO_VERBS =
  /^(?:sizes|prizes|premises|exercises|franchises|enterprises|cruises|noises|rises)$/u;

/** "Includes", "Helps": a third person that begins a statement without its subject. */
export function opensAsPredicate(word: string): boolean {
  if (/(?:i[sz]es|ifies)$/u.test(word) && !NO_VERBS.test(word)) return true;
  return THIRD_PERSONS.has(word) && !RATHER_NOUN_PLURALS.has(word);
}

/** "Use with …", "Create …": a base form that begins a statement. */
export function opensAsImperative(word: string, next: string): boolean {
  if (!BASE_VERBS.has(word)) return false;
  return (
    !RATHER_NOUNS.has(word) ||
    /^(?:the|a|an|your|it|them|this|these|with|up|on|any|into|out|over|through|down)$/u.test(
      next,
    ) ||
    (word === 'control' && next === 'from') ||
    (word === 'store' && /^(?:in|at|away|upright|flat)$/u.test(next))
  );
}

/** "Sports", "features", "supplies": as often things as deeds. */
export function isRatherNoun(word: string): boolean {
  return OFTEN_NOUNS.has(word) || RATHER_NOUN_PLURALS.has(word);
}

export function isAlwaysFinite(word: string): boolean {
  return ALWAYS_FINITE.has(word);
}
