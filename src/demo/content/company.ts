/** FAQs of the footer, in the order of their two columns. */
export const demoFaqs: { question: string; answer: string }[] = [
  {
    question: 'How do I know a project is RERA registered?',
    answer:
      'Every project card shows its RERA number. You can check the same number on your state RERA portal before you pay any booking amount.',
  },
  {
    question: 'Do buyers pay Aangan a fee?',
    answer: 'No. Guidance, site visits and paperwork support are free for home buyers on builder projects.',
  },
  {
    question: 'What does Near Possession mean?',
    answer: 'The structure is complete and the builder expects to hand over keys within about six months.',
  },
  {
    question: 'Can I post my own property?',
    answer: 'Yes. Tap Post Property, fill in the form and confirm your email. It goes live once we approve it.',
  },
  {
    question: 'How is the EMI worked out?',
    answer: 'We use the standard reducing balance method on the loan amount, interest per annum and tenure you choose.',
  },
  {
    question: 'When can I speak to an expert?',
    answer:
      'Monday to Sunday, 10:00 AM to 6:30 PM. Outside those hours, request a callback and we will call you the next morning.',
  },
];

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
      'I bought from Doha without flying in once. Every document came with a short note on what it was and why it mattered.',
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
      'We sold one flat and bought another in the same month. The dates fitted because someone kept a calendar for all of us.',
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
