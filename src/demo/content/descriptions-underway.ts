/** Sentences for properties under construction. */
export const underwayDescription = {
  openings: [
    'This {noun} of {area} is being built in {locality}, {city}. Possession expected by {handover}.',
    '{Area} in {locality}, under construction today and yours from {handover}: {a noun} on a site that can be visited any morning.',
    'Book now; possession {handover}: {a noun} of {area} near {landmark}, with a construction-linked payment plan.',
    'Under-construction {noun}, {area}, in {locality}. The show unit is furnished and open every day, and the site engineer answers questions.',
    'The plan of this {noun} is clear: {area}, daylight in every room, no wasted corners. {Locality} grows around it, with {landmark} close by.',
  ],
  middles: [
    'Payments follow the stages of construction. Each demand note comes with pictures and the certificate of the engineer.',
    'The specification names makes and grades, from the steel to the taps, and is part of the agreement for sale.',
    'The carpet area is stated in the agreement; built-up area is given here only to compare with other listings.',
    'Walls are of light block, windows of aluminium with a mesh track, and wiring is copper throughout.',
    'There are two lifts to a core, a service yard for each block and parking below the podium.',
  ],
  closings: [
    'Check the RERA number on the portal of the state before you pay; we go through the entry with you if you like.',
    'Several banks have approved the project, and a loan can be drawn in stages.',
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
