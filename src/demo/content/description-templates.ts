import { homeDescriptions } from './descriptions-homes.ts';
import type { Family } from './property-type.ts';

/** Sentences for building land and for farms. */
export const landDescriptions = {
  plot: {
    openings: [
      '{Noun} of {area} {in locality}, {city}, level and ready to be measured. Boundary stones are in place on all corners.',
      'A clear piece of {land}: {area} on a paved road, ten minutes from {landmark}.',
      'A regular plot of {area} in a part of {locality} where construction has begun, with no overhead lines.',
      '{Area} of {land} {in locality}. The frontage is generous, and neighbours on two sides have already built.',
      'A regular plot for people who want to build at their own pace: {area} of {land}, with water and power at the edge.',
    ],
    middles: [
      'The soil was tested last winter, and the report is in the file. Storm water runs to the road side, and the land has not flooded in memory.',
      'Power, water and sewer lines end at the plot. The road in front is of concrete and is lit at night.',
      'Land use is recorded with the planning authority; a copy of the extract will be handed over at the visit.',
      'The depth suits most plans; what may be built in the end is a matter of sanction.',
      'The boundary was measured with the neighbours present, and the sketch is signed by all of them.',
      'A bank has lent on two plots in the same row this year.',
    ],
    closings: [
      'Title and mutation papers can be inspected with a lawyer of your choice.',
      'The nearest landmark is {landmark}. A visit takes twenty minutes; the gate is open from ten to six.',
      'The price is for the whole land. Registration, stamp duty and conversion charges, where they apply, are extra.',
      'Please check the land record on the portal of the state before you pay any token amount.',
      'The seller lives abroad and is represented by a registered power of attorney.',
    ],
    points: [
      'Boundary stones set',
      'Paved road in front',
      'Power and water at the edge',
      'Regular shape',
      'Mutation done',
      'Soil report in the file',
      'Street lights',
      'Bank loan possible',
    ],
  },
  'farm-land': {
    openings: [
      '{Area} of {noun} near {locality}, {city}, with water all year and a road a small lorry can use.',
      'Fields farmed by one family for three generations: {area} near {locality}, level and in one piece.',
      '{Noun} of {area} with a tube well, a pump room and young fruit trees along the boundary.',
      'A quiet {area} outside {locality}, far enough from the road to hear birds and near enough to get home for dinner.',
    ],
    middles: [
      'The tube well gives water at forty metres, and the pump has a connection of its own. Soil is loam over clay.',
      'A caretaker and his family live at the edge of the land and would like to stay.',
      'Drip lines cover two thirds of the fields; the rest is rain-fed pasture.',
      'The boundary is fenced with wire on stone posts, and the record of rights shows a single owner.',
    ],
    closings: [
      'Agricultural land can be bought only by those whom the law of the state permits; please ask us before you travel.',
      'Non-resident Indians generally cannot buy agricultural land. Conversion to another use needs permission and is not promised here.',
      'Access is by a public village road. {Landmark} is the nearest point on most maps.',
      'The revenue extract and the map of the field are ready for your lawyer.',
    ],
    points: [
      'Tube well',
      'Single owner',
      'Fenced boundary',
      'Village road',
      'Three-phase farm power',
      'Fruit trees',
      'Caretaker room',
    ],
  },
};

/** Sentences for properties under construction. */
export const underwayDescription = {
  openings: [
    'This {noun} of {area} is being built {in locality}, {city}. Possession expected by {handover}.',
    '{Area} {in locality}, under construction today and yours from {handover}: {a noun} on a site that can be visited any morning.',
    'Book now; possession {handover}: {a noun} of {area} near {landmark}, with a construction-linked payment plan.',
    'Under-construction {noun}, {area}, {in locality}. The show unit is furnished and open every day, and the site engineer answers questions.',
    '{Noun} with a clear layout: {area}, daylight in every room, no wasted corners. {Locality} grows around it, with {landmark} close by.',
  ],
  middles: [
    'Payments follow the stages of construction. Each demand note comes with pictures and the certificate of the engineer.',
    'The specification names makes and grades, from the steel to the taps, and is part of the agreement for sale.',
    'The carpet area is stated in the agreement; built-up area is given here only to compare with other listings.',
    'AAC block walls, aluminium windows with a mesh track, and copper wiring throughout.',
    'There are two lifts to a core, a service yard for each block and parking below the podium.',
  ],
  closings: [
    'Check the RERA number on the portal of the state before you pay; we go through the entry with you if you like.',
    'Several banks have approved the project, with construction-linked disbursement.',
    'The nearest landmark is {landmark}. Site visits start from our office at ten every morning.',
    'Current price; registration and stamp duty extra.',
  ],
  points: [
    'Payments linked to construction',
    'Specification in the agreement',
    'Copper wiring throughout',
    'Parking bay included',
    'Monthly progress report',
    'Loan approved by several banks',
  ],
};

/** Sentences for offices, shops and industrial space. */
export const businessDescriptions = {
  office: {
    openings: [
      'An {noun} of {area} {in locality}, with daylight on two sides and desks where the light is.',
      '{Area} of work space close to {landmark}: reception, meeting room and an open floor that takes about {seats} people.',
      'For a team of {seats}: an {noun} {in locality}, {city}, with its own washrooms, pantry and a lift lobby that impresses visitors.',
      'A practical {noun} of {area} on an efficient floor plate. Columns stand at the walls, so that any layout works.',
    ],
    middles: [
      'Power back-up is complete, with automatic changeover. The air conditioning is zoned, so that late workers cool only their own corner.',
      'Cabling for voice and data ends in a small server room. Two internet providers have fibre in the shaft.',
      'Parking is on two basement levels, with bays for visitors and charging points for scooters and cars.',
      'The fire certificate is current, refuge areas are marked, and the building drills twice a year.',
      'The present tenant leaves at the end of the quarter; partitions and workstations can be taken over.',
    ],
    closings: [
      'The monthly charge covers common areas, security and the lifts; power is metered separately.',
      'Cafés, a bank and a pharmacy are on the ground floor, and {landmark} is near.',
      'Tax is charged on rent and on services as the law requires; please ask your accountant.',
      'A lease with a registered tenant can be arranged after the sale.',
    ],
    points: [
      'Full power back-up',
      'Two internet providers',
      'Reserved parking',
      'Meeting room',
      'Pantry',
      'Access control',
      'Fire certificate',
    ],
  },
  shop: {
    openings: [
      'A {noun} of {area} {in locality}, where the street is busy from morning to night.',
      '{Area} at eye level with the pavement: a {noun} {in locality}, {city}, with a clear glass front and room for a sign.',
      'Footfall from {landmark} passes this {noun} of {area}. It has served as a pharmacy and would suit a bakery, a clinic or a salon.',
      'A well-placed {noun} of {area} with homes above and a bus stop in front.',
    ],
    middles: [
      'The ceiling is high enough for a mezzanine. Water and drainage are inside, and the load of the meter suits cold storage.',
      'Deliveries come by the rear lane until ten in the morning. There is a common washroom on the floor.',
      'The shutters are motorised, and the floor is polished concrete that takes any finish.',
      'Neighbours are a grocer, an optician and a tuition centre, all of them there for more than five years.',
    ],
    closings: [
      'The shop is free at registration; no tenant has to be moved.',
      'A tenant with a renewed lease would like to stay and pays on the first of each month.',
      'The title is clear, and the dues to the market association are paid.',
      'Come in the evening to see the street at its best.',
    ],
    points: [
      'Glass front',
      'Room for a signboard',
      'Water and drainage',
      'Rear lane for deliveries',
      'Motorised shutter',
      'Commercial meter',
    ],
  },
  industry: {
    openings: [
      'Industrial space of {area} near {locality}, {city}, with a clear span, a flat approach and room for trucks to turn.',
      '{Area} under one roof near {locality}, ten minutes from the highway; landmark: {landmark}.',
      'This {noun} of {area} {in locality} was built for light engineering and suits storage, packing or assembly as well.',
      'A sound {noun} of {area} with a compound wall, a guard room and a level yard.',
    ],
    middles: [
      'The floor carries five tonnes to the square metre and was polished last year. Eaves are nine metres, and turbo ventilators keep the air moving.',
      'A transformer of its own, a fire tank and a hydrant ring are in place; consents of the pollution board must be taken by the new user.',
      'Offices for twelve people, a canteen and washrooms are in a block beside the gate.',
      'Two docks have levellers, and a weighbridge stands at the entrance of the estate.',
    ],
    closings: [
      'Land use is industrial by record. The plan, the fire certificate and the tax receipts are in the file.',
      'The building is empty and can be handed over within a month of registration.',
      'Labour lives within cycling distance; buses stop at {landmark}.',
      'Maintenance of the estate roads and lights is shared by area.',
    ],
    points: [
      '9 m clear height',
      'Fire tank and hydrants',
      'Truck apron',
      'Transformer in place',
      'Office block',
      'Guard room',
      'Compound wall',
    ],
  },
};

/** The sentences of a description. `{…}` is replaced by a fact about the property. */
export interface DescriptionTemplates {
  openings: string[];
  middles: string[];
  closings: string[];
  points: string[];
}

/** Descriptions by family, and for properties under construction. */
export const descriptionTemplates: Record<Family | 'underway', DescriptionTemplates> = {
  ...homeDescriptions,
  ...landDescriptions,
  ...businessDescriptions,
  underway: underwayDescription,
};
