import type { Voice } from './voice.ts';

/** Bare: the fewest words that say it. */
export const MINIMALIST: Voice = {
  openWithTwo: [
    '{P} [has] {A} and {B}.',
    '{P} [comes] with {A} and {B}.',
    '{P} [offers] {A} and {B}.',
  ],
  openWithOne: ['{P} [has] {A}.', '{P} [comes] with {A}.'],
  lists: ['{S} [has] {N}.', 'Here <is> {N}.'],
  leadingLists: ['{S} also [has] {N}.', 'Then there <is> {N}.'],
  attributes: ['{K} is {V}', 'Its {K} <is> {V}'],
  audience: ['{S} [is] for {N}.'],
  leads: ['Also, '],
  subjects: ['The {k}'],
  meta: '{P}: {N}.',
  headers: {
    contents: ['In it', 'Set'],
    material: ['Made of', 'Material'],
    size: ['Size', 'Measures'],
    fit: ['Fit', 'Cut'],
    function: ['Function', 'Details', 'Plus'],
    design: ['Looks', 'Form'],
    use: ['For', 'Use'],
    audience: ['Who', 'For whom'],
    care: ['Care', 'Wash'],
    origin: ['From', 'Source'],
    power: ['Power', 'Runs on'],
    notes: ['Also', 'Note'],
  },
  contractions: 'leave',
  mostThings: 2,
  mostMeanings: 0,
  longestSentence: 14,
  leading: 0.1,
};
