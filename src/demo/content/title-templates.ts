import type { Family } from './property-type.ts';
import { homeTitles } from './titles-homes.ts';

const LAND_SIDES = [
  'on a 12 m road',
  'on a 24 m road',
  'facing a park',
  'at a corner',
  'in a gated layout',
  'with a boundary wall',
  'open on two sides',
  'off the highway',
  'with trees along one edge',
];

/** Title parts for building land and for farms. */
export const landTitles = {
  plot: {
    alone: [
      '{Noun} of {area} {view}, {locality}',
      '{Noun} {view} near {landmark}, {area}',
      '{Quality} {noun} of {area}, {locality}',
    ],
    inProject: [
      '{Noun} of {area} in {project} {view}',
      '{Quality} {noun} of {area}, {project}',
      '{area} {noun} {view}, {project}, {locality}',
    ],
    quality: ['corner', 'level', 'east-facing', 'ready-to-build', 'fenced', 'park-side', 'regular', 'wide-fronted'],
    view: LAND_SIDES,
    feature: ['a boundary wall'],
  },
  'farm-land': {
    alone: [
      '{area} of {noun} {view}, {locality}',
      '{Quality} {noun}, {area} {view}, {locality}',
      '{Noun} of {area} near {landmark} {view}',
    ],
    inProject: [],
    quality: ['level', 'irrigated', 'fenced', 'canal-fed', 'black-soil', 'orchard'],
    view: [
      'with a tube well',
      'beside a canal',
      'with a mango orchard',
      'on a village road',
      'with a caretaker room',
      'under drip irrigation',
      'with a wire fence',
      'with neem along the boundary',
    ],
    feature: ['a tube well'],
  },
};

/** Title parts for offices, shops and industrial space. */
export const businessTitles = {
  office: {
    alone: [
      '{Quality} {noun} of {area} {view}, {locality}',
      '{Noun} for {seats} people near {landmark}',
      '{area} {noun} with {feature}, {locality}',
    ],
    inProject: [
      '{Quality} {noun} of {area} in {project}',
      '{Noun} for {seats} people {view}, {project}',
      '{area} {noun} with {feature}, {project}',
    ],
    quality: [
      'corner',
      'bright',
      'compact',
      'glass-fronted',
      'quiet',
      'double-aspect',
      'column-free',
      'end-of-corridor',
    ],
    view: [
      'above a bank branch',
      'with its own lobby',
      'facing the main road',
      'with a terrace',
      'on a shared floor',
      'beside the lift lobby',
      'with a view of the plaza',
    ],
    feature: [
      'two cabins',
      'a meeting room',
      'a pantry',
      'a server room',
      'a reception',
      'eight car parks',
      'a training room',
    ],
  },
  shop: {
    alone: [
      '{Quality} {noun} of {area} {view}, {locality}',
      '{Noun} with {feature} near {landmark}',
      '{area} {noun} {view}, {locality}',
    ],
    inProject: [
      '{Quality} {noun} of {area} in {project}',
      '{Noun} {view} with {feature}, {project}',
      '{area} {noun} with {feature}, {project}',
    ],
    quality: ['corner', 'ground-floor', 'double-height', 'wide-fronted', 'high-street', 'upper-ground', 'arcade'],
    view: [
      'on the main market road',
      'facing a bus stop',
      'opposite a school',
      'next to a pharmacy',
      'at a busy crossing',
      'under a residential tower',
      'beside a sweet shop',
    ],
    feature: [
      'a mezzanine',
      'a store behind',
      'a glass front',
      'room for a signboard',
      'a washroom',
      'parking in front',
    ],
  },
  industry: {
    alone: [
      '{Quality} {noun} of {area} {view}, {locality}',
      '{Noun} with {feature}, {locality}',
      '{area} {noun} {view} near {landmark}',
    ],
    inProject: [],
    quality: ['high-bay', 'clear-span', 'insulated', 'freestanding', 'roadside', 'corner', 'ventilated'],
    view: [
      'on a 24 m road',
      'off the highway',
      'with a truck apron',
      'with an office block',
      'behind a compound wall',
      'beside a weighbridge',
    ],
    feature: [
      'two dock levellers',
      '110 kVA of power',
      'a gantry crane',
      '9 m of clear height',
      'a fire tank',
      'a labour block',
    ],
  },
};

/** The parts of a title for a family. `{…}` is replaced by a fact about the property. */
export interface TitleTemplates {
  alone: string[];
  inProject: string[];
  quality: string[];
  view: string[];
  feature: string[];
}

/** Titles by family: patterns, and text for their placeholders. */
export const titleTemplates: Record<Family, TitleTemplates> = { ...homeTitles, ...landTitles, ...businessTitles };
