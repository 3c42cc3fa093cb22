import type { Role } from '#contract';

/** The staff of the demo besides the administrator: invented people with addresses in a reserved domain. */
export const demoColleagues: { fullName: string; email: string; role: Role }[] = [
  { fullName: 'Vikram Sethi', email: 'vikram@aangan.example', role: 'manager' },
  { fullName: 'Farah Qureshi', email: 'farah@aangan.example', role: 'sales' },
  { fullName: 'Arjun Bhalla', email: 'arjun@aangan.example', role: 'sales' },
  { fullName: 'Leela Thomas', email: 'leela@aangan.example', role: 'manager' },
  { fullName: 'Rohan Kulkarni', email: 'rohan@aangan.example', role: 'sales' },
  { fullName: 'Divya Raman', email: 'divya@aangan.example', role: 'sales' },
  { fullName: 'Neel Mukherjee', email: 'neel@aangan.example', role: 'editor' },
  { fullName: 'Sunita Gill', email: 'sunita@aangan.example', role: 'hr' },
];

export interface DemoTeam {
  name: string;
  manager: string;
  members: string[];
  /** The states whose enquiries it works on. */
  states: string[];
}

export const northTeam: DemoTeam = {
  name: 'North and East',
  manager: 'vikram@aangan.example',
  members: ['farah@aangan.example', 'arjun@aangan.example'],
  states: ['Delhi', 'Haryana', 'Uttar Pradesh', 'Chandigarh', 'Rajasthan', 'West Bengal'],
};

export const southTeam: DemoTeam = {
  name: 'West and South',
  manager: 'leela@aangan.example',
  members: ['rohan@aangan.example', 'divya@aangan.example'],
  states: ['Maharashtra', 'Goa', 'Gujarat', 'Karnataka', 'Telangana', 'Tamil Nadu', 'Kerala'],
};
