import type { PossessionStatus } from '#contract';
import type { ProjectKind } from './markets.ts';

/** First paragraphs of a project, by kind. */
export const projectOpenings: Record<ProjectKind, string[]> = {
  tower: [
    '{Project} is a gated society of {homes} flats on {acres} {in locality}, {city}. Flats range from {range}.',
    '{Homes} flats on {acres} {in locality}, {near}: {project} has towers around a central garden, with cars kept to the edge.',
    '{Project} offers {bhks} flats of {range} {in locality}, {near}.',
    '{Project} is a residential project of {homes} flats on {acres} {in locality}, {drive}.',
    '{Project} {in locality}, {city}, has {bhks} flats from {range} and a vehicle-free central garden.',
    '{Acres}, {homes} flats and one large garden: {project} is {near}.',
    '{Project} is planned for families: {bhks} flats of {range}, {drive}.',
    'Towers at {project}, {locality}, stand well apart, so living rooms do not face each other. The site is {acres}, {near}.',
  ],
  villas: [
    '{Project} is a gated community of {homes} villas on {acres} {in locality}, {city}. Built-up areas range from {range}.',
    '{Bhks} villas of {range}, each with its own gate and garden: {project} is {near}.',
    'Low-rise and low-density, {project} has {homes} villas on {acres} {in locality}, {drive}.',
    '{Project} {in locality} has {bhks} villas from {range}, with wide lanes and underground cables.',
    'Every villa at {project} has a private garden and a terrace. The {acres} site is {near}.',
  ],
  floors: [
    '{Project} has {homes} builder floors on {acres} {in locality}, {city}, one home to a floor with lift and stilt parking.',
    '{Bhks} builder floors of {range}: {project} is {near}.',
    '{Project} {in locality} has four-storey blocks with independent floors, {drive}.',
    'Builder floors from {range} {in locality}: {project} has one family on each floor.',
  ],
  plotted: [
    '{Project} is a plotted development of {homes} residential plots on {acres} {in locality}, {city}.',
    'Residential plots from {range} in a gated layout: {project} is {near}.',
    '{Project} {in locality} offers {homes} plots with roads, drains, water and power lines to each boundary.',
    'Buy now and build later: {project} has plots of {range} {in locality}, {drive}.',
    'A {acres} layout with parks and tarred roads, {project} is {near}.',
  ],
  business: [
    '{Project} has offices, shops and a food court on {acres} {in locality}, {city}, {near}.',
    'Offices and shops from {range}: {project} is {drive}.',
    'A commercial project on {acres}, {project} {in locality} has separate lobbies for offices and shops.',
    '{Project} {in locality} offers retail at street level and offices above, from {range}.',
  ],
};

/** Second paragraphs, by kind; half of them are used for one project. */
export const projectPractice: Record<ProjectKind, string[]> = {
  tower: [
    'More than half of the site is open. Rainwater goes into recharge wells, and treated water is used for gardens and flushing.',
    'Each flat has cross-ventilation and a utility area.',
    'The society has {amenities}.',
    'Visitors are announced by intercom, and cameras cover the gate, lobbies and parking.',
    'A convenience store, a clinic and a crèche are near the gate.',
    'Approvals, drawings and test reports can be seen at the site office.',
    'Two lifts and a stretcher lift serve each core; lobbies get daylight.',
    'Solar panels run the lights of common areas.',
    'Flats are Vastu-planned, with kitchens in the south-east where the tower allows it.',
    'Cars park in two basements, and the ground is left to walkers and children.',
    'All windows have mesh tracks, and bathrooms have natural ventilation.',
    'Piped gas and broadband ducts reach every flat.',
    'Each tower has its own lobby, drop-off and parcel room.',
    'Structural design is for the local earthquake zone and checked by an outside engineer.',
  ],
  villas: [
    'Each villa has a private garden, parking for two cars and space for a home lift.',
    'The community has {amenities}.',
    'Internal roads are 9 to 12 m wide, with street lights and trees on both sides.',
    'Water, sewage treatment and power backup are run by the association.',
    'Two layouts are offered: with a study, or with a larger terrace.',
    'A third of the land is kept as parks and lawns.',
  ],
  floors: [
    'Each floor has its own electricity meter, water tank and parking below.',
    'Windows at front and rear give cross-ventilation.',
    'Top floors come with terrace rights as stated in the deed.',
    'The lane ends at a park, and shops are around the corner.',
    'The frame is earthquake-resistant and was checked by an outside engineer.',
  ],
  plotted: [
    'Layout approval is in place, and each plot has boundary stones on all corners.',
    'The layout has {amenities}.',
    'Roads of 9 to 18 m, storm drains and street lights are the developer’s work.',
    'Every plot is within two minutes’ walk of a park.',
    'Bank loans are available on most plots; construction can begin after registration.',
    'The gate is staffed round the clock, and a compound wall runs along the boundary.',
  ],
  business: [
    'Floor plates are column-free and can be divided from 480 sq ft.',
    'The building has {amenities}.',
    'Power backup covers the full load, with automatic changeover.',
    'Two basements hold cars, with charging points and visitors’ bays.',
    'Shops have glass fronts, signboard space and rear loading.',
    'The lobby has access control, and the building stays open 24 hours.',
  ],
};

/** Second paragraphs for projects under construction. */
export const projectProgress: string[] = [
  'Construction-linked payment plan; an outside engineer certifies each stage.',
  'Buyers get a progress report with site photographs every month.',
  'Instalments fall due stage by stage, and each demand note names the stage.',
  'Money from buyers is kept in the project’s RERA account and drawn against certificates.',
  'Site visits daily, 10 am to 6 pm.',
];

/** Third paragraphs for finished projects. */
export const projectInUse: string[] = [
  'The residents’ association has taken over, and the books are open to members.',
  'Families have lived here since handover; ask them about water and power before you decide.',
  'Resale and rental flats come up every month.',
  'Handover snags were closed in the first year.',
];

/** Last paragraphs, by possession status. */
export const projectOutlook: Record<'building' | 'land', Record<PossessionStatus, string[]>> = {
  building: {
    new_launch: [
      'Newly launched; possession expected by {handover}.',
      'Excavation is under way. Possession expected by {handover}.',
      'Booking is open; the builder expects to hand over by {handover}.',
    ],
    mid_stage: [
      'About half of the structure is complete. Possession expected by {handover}.',
      'Structure and brickwork are in progress; possession expected by {handover}.',
      'Slabs are being cast on the upper floors, and possession is expected by {handover}.',
    ],
    near_possession: [
      'Finishing work is on in all blocks. First possession expected by {handover}.',
      'Tiling, painting and lifts remain; possession expected by {handover}.',
      'The structure is complete, and keys are expected by {handover}.',
    ],
    ready_to_move: [
      'Complete and occupied; the completion certificate can be seen at the office.',
      'Ready to move in, with completion papers in place.',
      'Construction is complete. Possession on registration.',
    ],
  },
  land: {
    new_launch: [
      'Levelling has begun; plots are handed over from {handover}.',
      'The boundary wall is up, and possession is expected by {handover}.',
    ],
    mid_stage: [
      'Main roads and drains are laid; possession expected by {handover}.',
      'Water and power lines are being laid. Possession expected by {handover}.',
    ],
    near_possession: [
      'Street lights and the last lane are being finished; plots are handed over from {handover}.',
      'Only landscaping remains. Possession expected by {handover}.',
    ],
    ready_to_move: [
      'All works are complete, the first houses stand, and plots can be registered at once.',
      'Ready for registration and construction.',
    ],
  },
};
