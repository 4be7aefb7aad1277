import type { Voice } from './voice.ts';

/** Precise and dry: parts and figures first. */
export const TECHNICAL: Voice = {
  openWithTwo: [
    '{P} [includes] {A} and {B}.',
    '{P} [carries] {A} and {B}.',
    '{P} [comes] with {A} and with {B}.',
    '{P} [includes] {A}, plus {B}.',
    '{P} [has] {A} and {B}.',
  ],
  openWithOne: [
    '{P} [includes] {A}.',
    '{P} [carries] {A}.',
    '{P} [comes] with {A}.',
    '{P} [has] {A}.',
  ],
  lists: [
    'The spec lists {N}.',
    'The build includes {N}.',
    '{S} [has] {N}.',
    '{S} [includes] {N}.',
  ],
  leadingLists: [
    'The spec also lists {N}.',
    'In addition, the build includes {N}.',
    '{S} also [has] {N}.',
    '{S} also [includes] {N}.',
  ],
  attributes: ['By the spec, the {K} <is> {V}', 'Its {K} <is> {V}', 'The {K} reads {V}'],
  audience: ['{S} [suits] {N}.', '{S} [is] for {N}.'],
  leads: ['In addition, ', 'Also, ', 'As well as that, ', 'Additionally, '],
  subjects: ['The unit', 'The {k}'],
  meta: '{P}, by the spec: {N}.',
  headers: {
    contents: ['Scope', 'Parts'],
    material: ['Spec, material', 'Make-up'],
    size: ['Spec, size', 'Data, size'],
    fit: ['Spec, fit', 'Data, fit'],
    function: ['Function', 'Spec', 'Data'],
    design: ['Spec, design', 'Build'],
    use: ['Spec, use', 'Field of use'],
    audience: ['Users', 'User group'],
    care: ['Upkeep', 'Spec, care'],
    origin: ['Source', 'Data, origin'],
    power: ['Supply', 'Spec, power'],
    notes: ['Notes', 'Data'],
  },
  contractions: 'undo',
  mostThings: 3,
  mostMeanings: 1,
  longestSentence: 18,
  leading: 0.25,
};
