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
