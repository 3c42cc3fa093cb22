/** Middle paragraphs of a builder's story. */
export const builderPractice: string[] = [
  'Each site has an engineer who answers buyers directly, and every flat is inspected twice before the keys are offered: once by the firm and once together with the buyer.',
  'The firm works with a small circle of contractors it has known for years. Structural drawings are checked by an outside engineer, and concrete is tested on site by the cube.',
  'Money received for a project stays in that project. Buyers get a statement of the work done with every demand note, with pictures of the stage they are paying for.',
  'The plans avoid long corridors and leftover corners. Kitchens have a window, lifts reach the basement, and there is room to dry clothes out of sight.',
  'Landscape comes early: trees are planted in the first monsoon of a project, so that residents move in under shade and not under saplings.',
  'A team of its own looks after finished buildings for the first two years, and hands them to the residents with drawings, warranties and a filled sinking fund.',
];

/** Closing paragraphs of a builder's story. */
export const builderOutlook: string[] = [
  'Today the firm has completed work in several cities and takes on few projects at a time.',
  'It builds for people who will live in the homes themselves, and says no to sites it would not choose for its own families.',
  'Upcoming projects focus on smaller city-centre plots.',
  'Its completed communities are open to visitors on the second Saturday of each month.',
  'Rainwater, solar power and treated waste water are part of every brief, not an extra.',
];
