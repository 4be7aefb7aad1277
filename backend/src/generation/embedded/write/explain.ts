/**
 * What a stated feature means, in general words (listing rules, "True to the input": explain what
 * a stated feature means). Each clause says what the word itself means and nothing of this product:
 * no quality, no number, no material.
 */
const MEANINGS: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /machine wash/iu,
    ['so the washer does the work', 'so laundry day takes no planning', 'so you can skip the sink'],
  ],
  [
    /hand wash/iu,
    ['so a basin of water will do', 'so keep {t} out of the machine', 'so plan for the sink'],
  ],
  [/wipe (?:with|clean)/iu, ['so spills are soon gone', 'so a cloth is all you need']],
  [
    /drawstring|drawcord/iu,
    ['so you pull it as tight as you like', 'so a tug sets the hold', 'so the waist follows you'],
  ],
  [
    /adjustable (?:strap|shoulder|padded)|straps?: adjustable/iu,
    [
      'so you set the length to your frame',
      'so the strap meets your shoulder where you want it',
      'so you choose how high it rides',
    ],
  ],
  [
    /pocket/iu,
    [
      'so your keys have a place to go',
      'so you need not carry them',
      'so you carry what you need',
      'so you know where your things are',
    ],
  ],
  [
    /wicking|wick away/iu,
    [
      'because it draws sweat off the skin',
      'so sweat moves off your skin',
      'so moisture does not linger',
    ],
  ],
  [
    /breathable|mesh (?:insert|fabric|panel)/iu,
    ['so air can get through', 'so heat has a way out', 'so air moves while you do'],
  ],
  [
    /water[- ](?:resistant|repellent)|waterproof/iu,
    ['so a splash is no drama', 'so you need not fear a shower'],
  ],
  [/chafe/iu, ['so the seams leave you be', 'so you can move as you like']],
  [
    /batter(?:y|ies)[^.]{0,12} ?included|includes? [^.]{0,20}batter/iu,
    ['so you can start right away'],
  ],
  [
    /batter(?:y|ies)[^.]{0,20}(?:required|not included)|requires? [^.]{0,20}batter/iu,
    [
      'so have some at hand',
      'so stock up before you start',
      'so check your drawer before you begin',
    ],
  ],
  [/one size fits/iu, ['so there is no chart to study', 'so you need not guess']],
  [/reversible/iu, ['so you can flip it over', 'so you get another look on the back']],
  [
    /\bstretch(?:y|es)?\b|elastic|spandex/iu,
    ['so it gives when you bend', 'so it moves as you do', 'so it follows your body'],
  ],
  [/hood\b/iu, ['so you can cover up when the wind picks up', 'so your head can stay covered']],
  [/\bled\b|backlight/iu, ['so you can see it in the dark', 'so you need no lamp to read it']],
  [
    /digital (?:display|face)/iu,
    ['so a glance tells you what you want to know', 'so you read it at a glance'],
  ],
  [/removable|detachable/iu, ['so you take it off when you like', 'so it comes off when you want']],
  [
    /foldable|folding|folds|rolls up|collapsible/iu,
    ['so it takes up less room when you put it away', 'so you can stow it after use'],
  ],
  [/stackable|stacks/iu, ['so it takes up less room']],
  [/non-?stick/iu, ['so food lets go', 'so less sticks to it']],
  [
    /compartments?\b/iu,
    ['so each thing has its place', 'so you can sort what you pack', 'so you find things again'],
  ],
  [
    /repositionable|peel and stick/iu,
    ['so you can move it if you change your mind', 'so you can try another spot'],
  ],
  [/lightweight|light-as/iu, ['so it does not weigh you down', 'so you notice it less']],
  [/quick[- ]dry|fast[- ]dry|dries/iu, ['so it is soon back in use']],
];

/** The clauses that explain a text, if there is a word in it that wants explaining. */
export function meaningsOf(text: string): readonly string[] {
  return MEANINGS.find(([pattern]) => pattern.test(text))?.[1] ?? [];
}
