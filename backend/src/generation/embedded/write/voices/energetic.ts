import type { Voice } from './voice.ts';

/** Quick and active: verbs in front, on the move. */
export const ENERGETIC: Voice = {
  openWithTwo: [
    'Grab {P}: you get {A} plus {B}!',
    'Get {A} and {B}, all in {P}!',
    'Go for {P}, with {A} and {B}!',
    'Jump in with {P}: {A} and {B} await!',
    '{P} [gets] you going with {A} and {B}!',
  ],
  openWithOne: [
    'Grab {P} and get {A}!',
    'Get {A} with {P}!',
    'Go for {P}, with {A}!',
    '{P} [gets] you going with {A}!',
  ],
  lists: ['Get {N}!', 'You get {N}!', 'Go for {N}!', 'Grab {N}!', '{S} [brings] on {N}!'],
  leadingLists: [
    'You also get {N}!',
    'And then get {N}!',
    'Also, grab {N}!',
    'Then go further with {N}!',
    'Besides, you get {N}!',
  ],
  attributes: ['Check the {K}: {V}!', 'Get it in {V}!'],
  leads: ['And then, ', 'Also, ', 'So, ', 'Then, ', 'Besides, '],
  subjects: ['Your {k}', 'This {k}'],
  meta: 'Grab {P}: {N}!',
  headers: {
    contents: ['You get', 'Grab and go'],
    material: ['Built from', 'Made from'],
    size: ['Size up', 'Measure up'],
    fit: ['Wear it', 'Move in it'],
    function: ['Get going', 'In action', 'Go further'],
    design: ['Show it off', 'Get the look'],
    use: ['Use it', 'Put it to use'],
    audience: ['Join in', 'Who goes first'],
    care: ['Wash and go', 'Keep it going'],
    origin: ['Know it', 'Check it'],
    power: ['Power up', 'Switch on'],
    notes: ['Go on', 'And more'],
  },
  contractions: 'make',
  mostThings: 2,
  mostMeanings: 3,
  longestSentence: 16,
  leading: 0.3,
};
