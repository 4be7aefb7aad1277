import type { Voice } from './voice.ts';

/** Direct and sure of itself: short statements, strong verbs. */
export const BOLD: Voice = {
  openWithTwo: [
    '{P} [delivers] {A} and {B}.',
    '{P} [means] {A} and {B}.',
    'Demand {A} and {B}: {P} [has] both.',
    '{A} and {B}: {P} [delivers] both.',
    '{P} [packs] {A} and {B}.',
  ],
  openWithOne: [
    '{P} [delivers] {A}.',
    '{P} [means] {A}.',
    'Demand {A}: {P} [delivers].',
    '{P} [packs] {A}.',
  ],
  lists: ['{S} [delivers] {N}.', 'Demand {N}.', 'Own {N}.', '{S} [packs] {N}.', 'Count on {N}.'],
  leadingLists: [
    'Then demand {N}.',
    '{S} also [delivers] {N}.',
    'So count on {N}.',
    '{S} also [packs] {N}, no less.',
    'And then own {N}.',
  ],
  attributes: ['{K}? {V}', 'The {K}: {V}, full stop'],
  leads: ['And so, ', 'Also, ', 'Then, ', 'Besides, '],
  subjects: ['This {k}'],
  meta: 'Own {P}: {N}.',
  headers: {
    contents: ['All yours', 'All in'],
    material: ['Straight facts', 'What it is'],
    size: ['Hard numbers', 'Full measure'],
    fit: ['Fit to own', 'Fit that counts'],
    function: ['The point', 'What counts', 'What it delivers'],
    design: ['The look', 'The statement'],
    use: ['Made to use', 'Put to work'],
    audience: ['Your call', 'For you'],
    care: ['No fuss', 'Straight care'],
    origin: ['On record', 'The source'],
    power: ['Power', 'The power'],
    notes: ['Bottom line', 'One more'],
  },
  contractions: 'leave',
  mostThings: 2,
  mostMeanings: 1,
  longestSentence: 14,
  leading: 0.25,
};
