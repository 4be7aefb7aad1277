/**
 * Sentence frames. {S} is the product at the front, {s} in the middle, {t} as object, {k} its kind;
 * {N} is a list of things, {A} and {B} single ones. [has] agrees with the product, <is> with what
 * comes first in N or A, or follows it in an inverted frame. The own words are few, so that what
 * a frame carries is what the input says.
 */
export const LIST_FRAMES = [
  '{S} [has] {N}.',
  '{S} [comes] with {N}.',
  'You get {N}.',
  'There <is> {N}.',
  '{N} <is> part of {t}.',
  '{S} [brings] {N}.',
  '{N} <belongs> to {t}.',
  'Look for {N}.',
  'Expect {N}.',
  '{S} [gives] you {N}.',
  'On {t} you find {N}.',
  '{S} [shows] {N}.',
  'Note {N}.',
] as const;

/** The same with a word of transition in them. */
export const LEADING_LIST_FRAMES = [
  '{S} also [has] {N}.',
  'Then there <is> {N}.',
  'In addition, you get {N}.',
  '{S} [has] {N} as well.',
  'Besides, there <is> {N}.',
  'What is more, {s} [has] {N}.',
  'You also get {N}.',
  'Moreover, {s} [comes] with {N}.',
  'Furthermore, expect {N}.',
  'Also, note {N}.',
  'Finally, there <is> {N}.',
] as const;

/** Frames for two things. */
export const PAIR_FRAMES = [
  '{S} [pairs] {A} with {B}.',
  '{S} [combines] {A} and {B}.',
  '{A} <goes> with {B}.',
  '{A} <meets> {B} here.',
  '{S} [joins] {A} to {B}.',
  'Next to {A}, you find {B}.',
  '{A} <sits> alongside {B}.',
] as const;

export const LEADING_PAIR_FRAMES = [
  'Besides {A}, {s} [has] {B}.',
  'As well as {A}, you get {B}.',
  '{S} not only [has] {A} but also {B}.',
  '{S} [starts] with {A} and then [adds] {B}.',
  'You get {A}, but also {B}.',
  '{A} <is> there, and so <<is>> {B}.',
  'Along with {A}, there <<is>> also {B}.',
  'In addition to {A}, {s} [comes] with {B}.',
  '{S} [has] {A} as well as {B}.',
] as const;

/** Words that lead over to a sentence of the input's own. */
export const LEADS = [
  'Also, ',
  'In addition, ',
  'What is more, ',
  'Besides, ',
  'Moreover, ',
  'Furthermore, ',
] as const;

/** Attribute frames: {K} is the attribute, {V} its value. */
export const ATTRIBUTE_FRAMES = [
  'The stated {K} is {V}',
  'As for {K}, note {V}',
  'For {K}, the maker lists {V}',
  'Under {K} you find {V}',
  'Then there is the {K}: {V}',
] as const;
