import type { IconName } from '#ui/icon.tsx';
import { OFFICE_ICONS } from '#ui/office-icons.ts';

export interface WhyCardWords {
  icon: IconName;
  title: string;
  line: string;
}

/** Eight reasons to work with us. */
export const WHY_CARDS: readonly WhyCardWords[] = [
  {
    icon: 'clock',
    title: 'Extensive industry experience',
    line: 'Over 15 years of advising families and funds on where, when and what to buy, through rising markets and slow ones.',
  },
  {
    icon: 'building',
    title: 'Knowledge across residential, commercial and investment',
    line: 'A flat, a floor of offices or land to hold for ten years: people who know each of them sit in one team.',
  },
  {
    icon: 'key',
    title: 'Client-centric approach',
    line: 'One advisor from the first call to the handover, working to your brief, your budget and your calendar.',
  },
  {
    icon: OFFICE_ICONS.people,
    title: 'Strong network',
    line: 'Builders, banks, lawyers and registrars who pick up the phone when we call on your behalf.',
  },
  {
    icon: 'shield',
    title: 'Integrity and transparency',
    line: 'RERA numbers, fees and known faults are said before you ask, and written down before you pay.',
  },
  {
    icon: OFFICE_ICONS.chart,
    title: 'Market insights and research',
    line: 'Prices of the lane, not of the city: what neighbours paid, what is being built and what may change the view.',
  },
  {
    icon: 'file',
    title: 'End-to-end service',
    line: 'Shortlist, visits, price, loan, agreement and registration, in the right order and in one place.',
  },
  {
    icon: OFFICE_ICONS.smile,
    title: 'Customer satisfaction',
    line: 'We call after the move as well. Most of our clients were sent by somebody who already lives in their home.',
  },
];
