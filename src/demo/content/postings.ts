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

/** Opening lines of a posting: what is offered. */
export const POSTED_OPENINGS = [
  '{Noun} of {area} {in locality}, available immediately.',
  'We are selling our {noun} {in locality}. Area {area}, well looked after.',
  '{Locality}: {noun}, {area}. Serious buyers only, please.',
  'For sale: {a noun} of {area}, five minutes from {landmark}.',
];

/** Lines that fit any posting. */
export const POSTED_LINES = [
  'Papers are complete and can be seen any evening.',
  'Price is slightly negotiable after a visit.',
  'Visits on weekends between 10 and 5.',
  'The road in front was laid last year.',
  'Near {landmark}, with a market close by.',
  'Loan possible from public-sector banks.',
  'Reason for sale: shifting to another city.',
  'Please do not call before 9 in the morning.',
  'Registry can be done within fifteen days.',
  'Taxes are paid up to date.',
];

/** Lines that only fit a home. */
export const POSTED_HOME_LINES = [
  'Society dues are paid up to March.',
  'Water connection from the municipality, and a borewell as well.',
  'One covered parking bay is included.',
  'Power back-up for lights and fans.',
  'The rear side is open and gets good breeze.',
  'Wardrobes and kitchen stay with the home.',
];

/** Reasons why staff rejected a posting. */
export const REJECTIONS = [
  'The pictures belong to another listing.',
  'The price is for rent, and we list sales only.',
  'The RERA number does not exist on the portal of the state.',
  'The same property was posted twice.',
];

/** Changes that staff requested from posters. */
export const CHANGE_REQUESTS = [
  'Please say which floor it is on, and whether there is a lift.',
  'The price looks like a monthly rent. Please enter the price of the sale.',
  'Please describe the property in your own words: this text is from a brochure.',
];
