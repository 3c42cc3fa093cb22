import { Icon, type IconName } from '#ui/icon.tsx';
import { OFFICE_ICONS } from '#ui/office-icons.ts';
import { Panel } from '#ui/panel.tsx';
import { SectionHead } from '#ui/section-head.tsx';

const SERVICES: { icon: IconName; title: string; line: string }[] = [
  {
    icon: 'home',
    title: 'Buying a home',
    line: 'A short list that fits your brief, visits with an advisor, and a price we can explain line by line.',
  },
  {
    icon: 'key',
    title: 'Selling a home',
    line: 'A fair asking price, honest pictures, and buyers whose loan is settled before they knock.',
  },
  {
    icon: 'building',
    title: 'Workplaces',
    line: 'Offices, shops and warehouses to buy or to lease, measured and costed for the way you work.',
  },
  {
    icon: OFFICE_ICONS.chart,
    title: 'Investment advice',
    line: 'Plots, rentals and new launches compared by what they may earn, what they cost to hold and who would buy them.',
  },
  {
    icon: OFFICE_ICONS.calculator,
    title: 'Home loans',
    line: 'Offers of several lenders side by side, and a file in order before it reaches the bank.',
  },
  {
    icon: 'file',
    title: 'Papers and registration',
    line: 'Title, RERA entry, agreement and stamp duty, checked with a lawyer and followed to the registrar.',
  },
];

export function Services() {
  return (
    <section className="section-space" aria-labelledby="services">
      <div className="wrap">
        <SectionHead
          id="services"
          title="Our Services"
          line="Take one of them, or all from the first call to the keys."
        />
        <ul className="grid gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-3">
          {SERVICES.map(({ icon, title, line }) => (
            <li key={icon} className="grid">
              <Panel className="p-6">
                <Icon name={icon} size="xl" className="mb-4 text-primary" />
                <h3 className="mb-2 text-xl">{title}</h3>
                <p className="text-[0.9688rem]">{line}</p>
              </Panel>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
