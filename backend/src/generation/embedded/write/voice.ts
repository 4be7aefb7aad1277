import type { Tone } from '@wareword/shared-schema';
import {
  ATTRIBUTE_FRAMES,
  LEADING_LIST_FRAMES,
  LEADING_PAIR_FRAMES,
  LEADS,
  LIST_FRAMES,
  PAIR_FRAMES,
} from './frames.ts';

/** What makes a tone: its frames, its leads, and how much it puts into a sentence. */
export interface Voice {
  readonly lists: readonly string[];
  readonly leadingLists: readonly string[];
  readonly pairs: readonly string[];
  readonly leadingPairs: readonly string[];
  readonly leads: readonly string[];
  readonly attributes: readonly string[];
  /** Most things that one sentence names. */
  readonly mostThings: number;
  /** Most explanations in one listing. */
  readonly mostMeanings: number;
}

const PROFESSIONAL: Voice = {
  lists: LIST_FRAMES,
  leadingLists: LEADING_LIST_FRAMES,
  pairs: PAIR_FRAMES,
  leadingPairs: LEADING_PAIR_FRAMES,
  leads: LEADS,
  attributes: ATTRIBUTE_FRAMES,
  mostThings: 3,
  mostMeanings: 3,
};

const ENERGETIC: Voice = {
  ...PROFESSIONAL,
  lists: [
    'Grab {t} and get {N}.',
    'Go for {N}.',
    'You get {N}, and off you go.',
    'Jump in with {N}.',
    'Get going with {N}.',
  ],
  leadingLists: [
    'Then go further with {N}.',
    'Plus, you get {N}.',
    'And then there <is> {N}.',
    'Also, jump in with {N}.',
    'So get going with {N}.',
    'Besides, go for {N}.',
  ],
  pairs: [
    'Get {A}, get {B}, and go.',
    '{A} and {B} get you going.',
    'Go from {A} to {B}.',
    'Grab {A} and run with {B}.',
  ],
  leadingPairs: [
    'You get {A}, then {B} on top.',
    'Start with {A}, then go on to {B}.',
    'Besides {A}, grab {B}.',
    'Not only do you get {A}, but also {B}.',
  ],
  leads: ['Plus, ', 'And then, ', 'Also, ', 'Besides, '],
};

const FRIENDLY: Voice = {
  ...PROFESSIONAL,
  lists: [
    'You’ll find {N} here.',
    'You’ve got {N} to look forward to.',
    'Say hello to {N}.',
    'You’ll soon notice {N}.',
    'You’ll also meet {N}.',
  ],
  leadingLists: [
    'And there’s also {N} for you.',
    'You’ll also find {N}.',
    'Besides, you’ve got {N}.',
    'Then say hello to {N}.',
    'By the way, look out for {N} too, because you’ll want to know.',
  ],
  pairs: [
    'You’ve got {A} together with {B}.',
    'Say hello to {A} and to {B}.',
    'You’ll find {A} right next to {B}.',
  ],
  leadingPairs: [
    'There’s not only {A} but also {B} for you.',
    'Besides {A}, you’ll find {B}.',
    'You’ve got {A}, and then there’s {B} as well.',
  ],
  leads: ['And also, ', 'Besides, ', 'What’s more, ', 'By the way, also note: '],
};

const LUXURY: Voice = {
  ...PROFESSIONAL,
  lists: [
    'Here you discover {N}.',
    'Consider {N}.',
    '{N} <belongs> to {t}.',
    'Let the eye rest on {N}.',
    'Attention falls on {N}.',
  ],
  leadingLists: [
    'Moreover, you discover {N}.',
    'Consider, besides, {N}.',
    'Furthermore, attention falls on {N}.',
    'So, too, do you discover {N}.',
    'In addition, let the eye rest on {N}.',
  ],
  pairs: [
    '{A}, in the company of {B}, <awaits> you.',
    '{A} <keeps> company with {B}.',
    'Consider {A}, in accord with {B}.',
    'You discover {A} in harmony with {B}.',
  ],
  leadingPairs: [
    'Moreover, {A} <keeps> company with {B}.',
    'Not only {A} but also {B} <awaits> you.',
    'As {A} <draws> the eye, so <<does>> {B}.',
    'Furthermore, consider {A} beside {B}.',
  ],
  leads: ['Moreover, ', 'Furthermore, ', 'Indeed, ', 'In addition, '],
  attributes: ['As to {K}, note {V}', 'Of {K}, let it be said: {V}', 'The {K} is {V}'],
};

const TECHNICAL: Voice = {
  ...PROFESSIONAL,
  lists: [
    'By specification, {s} [has] {N}.',
    'The unit includes {N}.',
    'As specified, {N} <is> part of the unit.',
    'The specification lists {N}.',
    'The build provides for {N}.',
  ],
  leadingLists: [
    'The specification also lists {N}.',
    'In addition, the unit includes {N}.',
    'Furthermore, the build provides for {N}.',
    'The unit then adds {N}.',
    '{N} <is> also part of the unit.',
  ],
  pairs: [
    'The unit combines {A} with {B}.',
    '{A} <operates> with {B}.',
    'The build couples {A} to {B}.',
  ],
  leadingPairs: [
    'Besides {A}, the specification lists {B}.',
    'The unit provides not only {A} but also {B}.',
    'In addition to {A}, the build includes {B}.',
  ],
  leads: ['In addition, ', 'Also, ', 'Furthermore, ', 'Specifically, '],
  attributes: [
    'Parameter {K}: the value is {V}',
    'The {K} reads {V}',
    'For {K}, the data sheet reads {V}',
  ],
};

const PLAYFUL: Voice = {
  ...PROFESSIONAL,
  lists: [
    'Ta-da, here <is> {N}!',
    'Guess what, {s} [has] {N}!',
    'Psst, look: {N} <is> in here!',
    'Peekaboo, here <comes> {N}!',
    'Hey, here <is> {N}!',
  ],
  leadingLists: [
    'And then, ta-da, there <is> {N}!',
    'Psst, there <is> also {N}!',
    'Oh, and there <is> also {N}, because why not?',
    'Wait, because there <is> {N} as well!',
    'Besides, hey, here <comes> {N}!',
  ],
  pairs: [
    '{A} <says> hi to {B}!',
    '{A} plus {B} makes a merry pair!',
    'Mix {A} with {B} and off we go!',
  ],
  leadingPairs: [
    'Up comes {A}, then {B} joins in!',
    'Besides {A}, guess who else is here: {B}!',
    'You get not only {A} but also {B}, yay!',
  ],
  leads: ['Psst, also: ', 'Oh, and besides, ', 'And then, hey: ', 'Plus, yay: '],
  attributes: ['Quick quiz on {K}: the answer is {V}', 'And the {K}, drum roll, is {V}'],
};

const BOLD: Voice = {
  ...PROFESSIONAL,
  lists: [
    'This is it: {N}.',
    'Demand {N}.',
    'No excuses: {s} [has] {N}.',
    '{N} <makes> the point.',
    'Take {N}.',
  ],
  leadingLists: [
    'Then demand {N}.',
    'And so {s} [has] {N}, no less.',
    'Also, take {N}.',
    'Besides, {N} <makes> the point.',
    'So take {N}.',
  ],
  pairs: ['{A} <leads>, {B} <<follows>>.', '{A} and {B} make the point.', 'Take {A} and own {B}.'],
  leadingPairs: [
    'Not only {A}: demand {B} as well, because you can.',
    '{A} <leads>, then {B} <<follows>>.',
    'Take {A}, then take {B}.',
  ],
  leads: ['And so, ', 'Also, ', 'Then, ', 'Besides, '],
};

const MINIMALIST: Voice = {
  ...PROFESSIONAL,
  lists: ['{S} [has] {N}.', 'Here <is> {N}.', '{N} <is> here.'],
  leadingLists: [
    'Also, {s} [has] {N}.',
    '{S} also [has] {N}.',
    'Then there <is> {N}.',
    'So here <is> {N}.',
  ],
  pairs: ['{A} <meets> {B}.', '{A} <joins> {B}.'],
  leadingPairs: ['{A}, then {B}: it is all here.', '{A} <is> here, also {B}.'],
  leads: ['Also, ', 'Then, '],
  attributes: ['{K} is {V}', 'Its {K} is {V}'],
  mostThings: 2,
  mostMeanings: 0,
};

/** The voice of each tone (document, "Generate request body": tone). */
export const VOICES: Readonly<Record<Tone, Voice>> = {
  Professional: PROFESSIONAL,
  Energetic: ENERGETIC,
  Friendly: FRIENDLY,
  Luxury: LUXURY,
  Technical: TECHNICAL,
  Playful: PLAYFUL,
  Bold: BOLD,
  Minimalist: MINIMALIST,
};
