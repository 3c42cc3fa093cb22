/** Sentences for building land and for farms. */
export const landDescriptions = {
  plot: {
    openings: [
      '{Noun} of {area} in {locality}, {city}, level and ready to be measured. Boundary stones are in place on all corners.',
      'A clear piece of {land}: {area} on a paved road, ten minutes from {landmark}.',
      'The land lies in the part of {locality} in which building has begun, with {area}, a regular shape and no lines overhead.',
      '{Area} of {land} in {locality}. The frontage is generous, and neighbours on two sides have already built.',
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
