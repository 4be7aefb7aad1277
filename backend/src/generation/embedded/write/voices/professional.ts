import type { Voice } from './voice.ts';

/** Measured and exact: full sentences, no show. */
export const PROFESSIONAL: Voice = {
  openWithTwo: [
    '{P} [combines] {A} with {B}.',
    '{P} [offers] {A} as well as {B}.',
    '{P} [brings] together {A} and {B}.',
    '{P} [features] {A}, along with {B}.',
    'With {P}, you get {A} and {B}.',
    '{A} and {B} come together in {P}.',
    '{P} [provides] {A}, together with {B}.',
  ],
  openWithOne: [
    '{P} [offers] {A}.',
    '{P} [features] {A}.',
    '{P} [comes] with {A}.',
    'With {P}, you get {A}.',
    '{P} [provides] {A}.',
  ],
  lists: [
    '{S} [has] {N}.',
    '{S} [comes] with {N}.',
    '{S} [features] {N}.',
    '{S} [offers] {N}.',
    'You get {N}.',
  ],
  leadingLists: [
    '{S} also [has] {N}.',
    'In addition, you get {N}.',
    '{S} also [comes] with {N}.',
    'Moreover, {s} [has] {N}.',
    'Furthermore, {s} [offers] {N}.',
    'Furthermore, you get {N}.',
  ],
  attributes: ['The {K} <is> {V}', 'Its {K} <is> {V}'],
  audience: ['{S} [is] for {N}.', '{S} [suits] {N}.'],
  leads: ['In addition, ', 'Moreover, ', 'Furthermore, ', 'Also, '],
  subjects: ['The {k}', 'This {k}'],
  meta: '{P}: {N}.',
  headers: {},
  contractions: 'undo',
  mostThings: 3,
  mostMeanings: 2,
  longestSentence: 20,
  leading: 0.2,
};
