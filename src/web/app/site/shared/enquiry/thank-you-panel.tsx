import { Icon } from '#ui/icon.tsx';
import { ThankYou } from '../forms/thank-you.tsx';
import { useSite } from '../site.ts';
import { getNextStep } from './next-step.ts';

/** Confirms that an enquiry was sent, with the next steps. */
export default function ThankYouPanel() {
  const { facts } = useSite();
  return (
    <ThankYou description={getNextStep(facts)}>
      <p className="flex gap-2 text-sm text-ink-3">
        <Icon name="clock" size="sm" className="mt-0.5 text-primary" />
        {facts.office_hours}
      </p>
    </ThankYou>
  );
}
