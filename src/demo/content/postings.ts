import type { PostedBy } from '#contract';

/** Invented people and firms who post listings. */
export const POSTERS: Record<PostedBy, string[]> = {
  owner: [
    'Aarav Bhatnagar',
    'Bhavna Trivedi',
    'Chitra Venkat',
    'Dinesh Solanki',
    'Esha Mahajan',
    'Firoz Merchant',
    'Geeta Hegde',
    'Harish Pillai',
    'Indu Rawat',
    'Jatin Oberai',
    'Kavya Shenoy',
    'Lalit Barua',
    'Mohini Dasgupta',
    'Naveen Rathore',
    'Olivia Fernandes',
    'Pranav Joshi',
    'Quasim Ansari',
    'Rukmini Das',
    'Sharad Bapat',
    'Tara Kapadia',
    'Ujjwal Sinha',
    'Vasudha Nambiar',
    'Yusuf Contractor',
    'Zeenat Mistry',
    'Ashok Tamang',
    'Beena Thomas',
    'Chandan Mishra',
    'Deepa Gowda',
    'Ekta Vaidya',
    'Govind Purohit',
    'Heena Parekh',
    'Ishwar Negi',
  ],
  agent: [
    'Sameer Wadhwa',
    'Tanvi Gokhale',
    'Umesh Chauhan',
    'Vidya Ramesh',
    'Waseem Akhtar',
    'Yamini Prasad',
    'Zubin Daruwala',
    'Anita Lobo',
    'Bharat Desai',
    'Charu Sethi',
  ],
  builder: [
    'Neelkamal Sites',
    'Patthar and Sons',
    'Rituraj Constructions',
    'Saffron Lane Builders',
    'Tulika Habitat Sales',
  ],
};

/** First lines of a posting, which serve as its title. A line fits if all its facts are known. */
export const POSTED_TITLES = [
  '{Size} {noun} for sale {in locality}, {area}',
  '{Size} {noun} {in locality}, {area}, {floor}',
  '{Furnished} {size} {noun} for sale {in locality}',
  '{Size} {noun} for sale {in locality}, {nearby}',
  '{Furnished} {size} {noun} {in locality}, {area}',
];

/** The same for postings without bedrooms. */
export const POSTED_LAND_AND_SHOP_TITLES = [
  '{Noun} for sale {in locality}, {area}',
  '{Noun} of {area} {in locality}, {nearby}',
  '{Noun} of {area} for sale {in locality}, {city}',
];

/** Lines that fit any posting, by the one who writes it. */
export const POSTED_LINES: Record<PostedBy, string[]> = {
  owner: [
    'Direct from owner, no brokerage.',
    'Papers are complete and can be seen any evening.',
    'Price is slightly negotiable after a visit.',
    'Visits on weekends between 10 am and 5 pm.',
    'Please call after 9 am.',
    'Reason for sale: shifting to another city.',
    'Reason for sale: buying a bigger place nearby.',
    'We can register within fifteen days.',
    'Property tax is paid up to March.',
    'No loan on the property.',
    'Loan closed last year; the bank’s no-dues letter is with us.',
    'First owner, all original papers in hand.',
  ],
  agent: [
    'Inspection by appointment, all days.',
    'Brokerage one per cent on registration.',
    'Owner abroad; power of attorney holder will sign.',
    'Papers checked; copies shared before the visit.',
    'Loan possible from public-sector and private banks.',
    'Serious offers will be taken to the owner the same day.',
    'Price is negotiable for full payment.',
    'More options available in the same lane.',
    'Keys with us.',
  ],
  builder: [
    'Direct from the builder, no brokerage.',
    'Approved plan and RERA details at the site office.',
    'Site office open daily, 10 am to 6 pm.',
    'Loan tie-up with leading banks.',
    'Booking amount ten per cent, rest at registration.',
    'Price includes parking and electricity connection charges.',
    'Two units left in this lot.',
  ],
};

/** Lines about the place. */
export const POSTED_PLACE_LINES = [
  'Located {near}.',
  '{Drive}.',
  'Market, school and bus stop at walking distance.',
  'Tarred road in front, street lights working.',
  'No waterlogging in the monsoon.',
  'Wide lane, car can be parked outside.',
];

/** Lines that only fit a home. */
export const POSTED_HOME_LINES = [
  'Society dues are paid up to March.',
  'Municipal water twice a day, borewell as backup.',
  'One covered parking is included.',
  'Power backup for lights and fans.',
  'Rear side is open, good breeze.',
  'East light in the kitchen, no building in front.',
  'Kitchen and toilet renovated last year.',
  'Vastu-compliant entrance.',
];

/** The same for a home that a builder sells new. */
export const POSTED_NEW_HOME_LINES = [
  'Vastu-compliant entrance.',
  'Vitrified tiles and branded sanitary fittings.',
  'Lift and power backup for common areas.',
  'Good cross-ventilation, all rooms with windows.',
  'Separate meter and water connection.',
  'Covered parking on the stilt level.',
];

/** Lines that only fit a furnished or semi-furnished home. */
export const POSTED_FURNISHED_LINES = [
  'Wardrobes and modular kitchen stay with the home.',
  'ACs and geysers included in the price.',
  'Chimney, fans and lights included.',
];

/** Reasons why staff rejected a posting. */
export const REJECTIONS = [
  'The photos belong to another listing.',
  'The price is a monthly rent. Please post it as a property for rent.',
  'The RERA number is not on the state portal.',
  'The same property was posted twice.',
];

/** Changes that staff requested from posters. */
export const CHANGE_REQUESTS = [
  'Please add the floor number and whether there is a lift.',
  'The price looks like a monthly rent. Please enter the sale price.',
  'The text is from a brochure. Please describe the property in your own words.',
];
