import type { Voice } from './voice.ts';

/** Light, with a wink; no jokes about facts. */
export const PLAYFUL: Voice = {
  openWithTwo: [
    'Psst: {P} [has] {A} and {B}!',
    'Hey, {P} [brings] {A}, and {B} <<tags>> along!',
    '{A} <says> hi to {B}, and {P} [plays] host!',
    '{P} [throws] {A} and {B} into the mix!',
    'Mix {A} with {B}, and out pops {P}!',
  ],
  openWithOne: [
    'Psst: {P} [has] {A}!',
    'Hey, {P} [brings] {A} along!',
    '{P} [throws] {A} into the mix!',
  ],
  lists: ['Psst, there <is> {N} in here!', 'Say hi to {N}!', 'Look, {N}!', 'Look here: {N}!'],
  leadingLists: [
    'Oh, and there <is> also {N}!',
    'Also, say hi to {N}!',
    'Psst, {s} also [has] {N}!',
    'Besides, look: {N}!',
  ],
  attributes: ['The {K}, drum roll, is {V}', 'Quick quiz on {K}: {V}'],
  audience: ['Psst, {N}: {s} [is] for you!', 'Look here, {N}, {s} [is] all yours!'],
  leads: ['And besides, ', 'On top of that, ', 'Besides that, ', 'Also, '],
  subjects: ['This {k}', 'Your {k}'],
  meta: 'Say hi to {P}: {N}!',
  headers: {
    contents: ['Peek inside', 'Ta-da'],
    material: ['Touchy-feely bits', 'Stuff it’s made of'],
    size: ['Sizing games', 'Ruler time'],
    fit: ['Try-on time', 'Wiggle room'],
    function: ['Neat tricks', 'Bells and whistles', 'Party tricks'],
    design: ['Looks, please', 'Show and tell'],
    use: ['Playtime ideas', 'Let’s go'],
    audience: ['Who’s in', 'Come along'],
    care: ['Splish-splash', 'Clean-up time'],
    origin: ['Backstory', 'Secret origins'],
    power: ['Zap', 'On and off'],
    notes: ['Psst', 'P.S'],
  },
  contractions: 'make',
  mostThings: 2,
  mostMeanings: 3,
  longestSentence: 18,
  leading: 0.3,
};
