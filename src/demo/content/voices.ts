/** Testimonials of invented customers. */
export const demoTestimonials: { name: string; location: string; content: string }[] = [
  {
    name: 'Meenakshi and Arun',
    location: 'Sector 65, Gurugram',
    content:
      'We saw eleven flats in three weeks. Our advisor talked us out of two that we liked and was right both times. The third visit to the last one settled it.',
  },
  {
    name: 'Farida S.',
    location: 'Baner, Pune',
    content:
      'I had never read a RERA entry before. We went through it line by line on the phone, and the builder changed a clause after we asked about it.',
  },
  {
    name: 'Thomas Kurian',
    location: 'Kakkanad, Kochi',
    content:
      'I bought from Doha without flying in once. Every paper came with a short note on what it was and why it mattered.',
  },
  {
    name: 'Gurpreet K.',
    location: 'Sector 44, Chandigarh',
    content:
      'No hurry, no calls at dinner. They told us the real carpet area of each floor, and that changed our list completely.',
  },
  {
    name: 'Sunil and Hetal',
    location: 'Bopal, Ahmedabad',
    content:
      'We sold one flat and bought another in the same month. The dates fitted because somebody kept a calendar for all of us.',
  },
  {
    name: 'Ananya Roy',
    location: 'New Town, Kolkata',
    content: 'The picture showed a tree in front of the balcony. The tree is there. That is all I wanted to say.',
  },
  {
    name: 'Imran and Saba',
    location: 'Gomti Nagar, Lucknow',
    content:
      'Our loan was refused by the first bank. We were shown how to put the file in order, and the second bank said yes in nine days.',
  },
  {
    name: 'Lakshmi Narayan',
    location: 'Sholinganallur, Chennai',
    content:
      'As a retired person I wanted a lift, a clinic and a quiet lane. I got all three and a neighbour who plays carrom.',
  },
  {
    name: 'Rohan D.',
    location: 'Siolim, Goa',
    content:
      'They found a fault in the title of a villa we had nearly paid for. Six months later we bought the one next door, with clean papers.',
  },
];

/** Invented partner companies; the last one is inactive. */
export const demoPartners: string[] = [
  'Neev Home Finance',
  'Patra Legal Desk',
  'Dwar Interiors',
  'Sanchay Cooperative Credit',
  'Kadam Movers',
  'Ujala Solar Works',
  'Naksha Surveyors',
  'Suraksha Home Cover',
  'Purana Pul Packers',
];

/** The cities of the most popular links. */
export const POPULAR_CITIES = [
  'Gurugram',
  'Delhi',
  'Noida',
  'Mumbai',
  'Bengaluru',
  'Pune',
  'Hyderabad',
  'Chennai',
  'Jaipur',
  'Goa',
  'Ahmedabad',
  'Dholera',
] as const;
