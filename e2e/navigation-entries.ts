/** The navigation of the site, in order. */
export const ENTRIES = [
  'Home',
  'Projects',
  'Properties',
  'Posted Properties',
  'EMI Calculator',
  'About Us',
  'Blogs',
  'Career',
  'Contact Us',
  'Most Popular Links',
];
