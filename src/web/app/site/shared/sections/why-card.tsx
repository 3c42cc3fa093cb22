import { Icon } from '#ui/icon.tsx';
import type { WhyCardWords } from './why-cards.ts';

export interface WhyCardProps {
  card: WhyCardWords;
  headingLevel: 2 | 3;
}

/** One reason to work with us, on a page or on a dark band. */
export function WhyCard({ card: { icon, title, line }, headingLevel }: WhyCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="border-t border-line pt-5 in-[.on-band]:border-[#3f6d65]">
      <Icon name={icon} size="xl" className="mb-4 -ml-1 text-primary in-[.on-band]:text-genda-300" />
      <Heading className="mb-2 text-xl in-[.on-band]:text-on-band">{title}</Heading>
      <p className="text-[0.9688rem]">{line}</p>
    </div>
  );
}
