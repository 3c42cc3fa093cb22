/** FAQs of the footer, in the order of their two columns. */
export const demoFaqs: { question: string; answer: string }[] = [
  {
    question: 'How do I know a project is RERA registered?',
    answer:
      'Every project card shows its RERA number. Check the same number on your state’s RERA portal before you pay any booking amount.',
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
      'We saw eleven flats in three weeks. Our advisor talked us out of two that we liked, and was right both times. We bought the eleventh.',
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
      'I bought from Doha without flying in once. Every document came with a short note that said what it was and why it mattered.',
  },
  {
    name: 'Gurpreet K.',
    location: 'Sector 44, Chandigarh',
    content:
      'No pressure and no calls at dinner time. They told us the carpet area of each floor, and our shortlist changed completely.',
  },
  {
    name: 'Sunil and Hetal',
    location: 'Bopal, Ahmedabad',
    content:
      'We sold one flat and bought another in the same month. Our advisor kept one timeline for both banks, and every date held.',
  },
  {
    name: 'Ananya Roy',
    location: 'New Town, Kolkata',
    content: 'The flat looked exactly like its photos, and the price on the site was the price we paid. That is rare.',
  },
  {
    name: 'Imran and Saba',
    location: 'Gomti Nagar, Lucknow',
    content:
      'The first bank refused our loan. Aangan helped us put the file in order, and the second bank sanctioned it in nine days.',
  },
  {
    name: 'Lakshmi Narayan',
    location: 'Sholinganallur, Chennai',
    content:
      'I am retired and wanted a lift, a clinic nearby and a quiet lane. I got all three, and a neighbour who plays carrom.',
  },
  {
    name: 'Rohan D.',
    location: 'Siolim, Goa',
    content:
      'They found a gap in the title of a villa we had almost booked. Six months later we bought the one next door, with clear papers.',
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
