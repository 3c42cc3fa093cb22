import type { ApplicationStatus, Gender, JobRole } from '#contract';

/** An invented applicant. */
export interface DemoApplicant {
  name: string;
  job: string;
  role: JobRole;
  gender: Gender;
  location: string;
  experience: string;
  about: string | null;
  status: ApplicationStatus;
  /** Days before the base date. */
  arrived: number;
  /** Note by staff. */
  note: string | null;
}

export const demoApplicants: DemoApplicant[] = [
  {
    name: 'Leela Narayanan',
    job: 'customer-support-advisor',
    role: 'Sales Executive',
    gender: 'Female',
    location: 'Gurugram',
    experience: 'Fresher',
    about: 'I finished my degree in June and answered the helpline of our college for two years.',
    status: 'received',
    arrived: 0.4,
    note: null,
  },
  {
    name: 'Rohan Talwar',
    job: 'sales-executive-residential',
    role: 'Sales Executive',
    gender: 'Male',
    location: 'Delhi',
    experience: '2+',
    about: null,
    status: 'received',
    arrived: 1.2,
    note: null,
  },
  {
    name: 'Sunita Kulkarni',
    job: 'sales-manager-west',
    role: 'Sales Manager',
    gender: 'Female',
    location: 'Pune',
    experience: '8+',
    about: 'I have led teams of six to nine people in Pune and Nashik. I like to say early when a home does not fit.',
    status: 'shortlisted',
    arrived: 4.6,
    note: 'Speaks Marathi, Hindi and English. Could start in January.',
  },
  {
    name: 'Imran Sheikh',
    job: 'relationship-manager-non-resident-indians',
    role: 'Relationship Manager',
    gender: 'Male',
    location: 'Bengaluru',
    experience: '5+',
    about: 'Four years with families in the Gulf who buy from afar.',
    status: 'interview',
    arrived: 9.1,
    note: 'Talked by phone, comes on Thursday.',
  },
  {
    name: 'Anjali Dutta',
    job: 'relationship-manager-builders',
    role: 'Relationship Manager',
    gender: 'I choose not to self-identify',
    location: 'Hyderabad',
    experience: '6+',
    about: null,
    status: 'offered',
    arrived: 16.3,
    note: 'References are good.',
  },
  {
    name: 'Tenzin Dorje',
    job: 'sales-executive-commercial',
    role: 'Sales Executive',
    gender: 'Male',
    location: 'Noida',
    experience: '1+',
    about: 'I want to learn leasing from people who know it.',
    status: 'rejected',
    arrived: 23.8,
    note: null,
  },
];
