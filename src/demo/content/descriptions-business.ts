/** Sentences for offices, shops and industrial space. */
export const businessDescriptions = {
  office: {
    openings: [
      'An {noun} of {area} in {locality}, with daylight on two sides and desks where the light is.',
      '{Area} of work space close to {landmark}: reception, meeting room and an open floor that takes about {seats} people.',
      'For a team of {seats}: an {noun} in {locality}, {city}, with its own washrooms, pantry and a lift lobby that impresses visitors.',
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
      'A {noun} of {area} on a street in {locality} that is busy from morning to night.',
      '{Area} at eye level with the pavement: a {noun} in {locality}, {city}, with a clear glass front and room for a sign.',
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
      'This {noun} of {area} in {locality} was built for light engineering and suits storage, packing or assembly as well.',
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
