import { useEffect, useRef, useState } from 'react';
import type { Job } from '#contract';
import { Icon } from '#ui/icon.tsx';
import { Panel } from '#ui/panel.tsx';
import { ApplyForm } from './apply-form.tsx';

const HEADING = 'text-panel leading-title';

/** Replaces the form and takes focus from it. */
function Submitted({ job }: { job: Job }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h2 id="apply" ref={heading} tabIndex={-1} className={`${HEADING} flex gap-2.5 outline-none`}>
        <Icon name="check" size="lg" className="mt-0.5 text-primary" />
        Application Submitted Successfully!
      </h2>
      <p className="text-compact">
        {`We have received your application for ${job.job_title}. If your profile is a match, we'll call or email you.`}
      </p>
    </>
  );
}

export interface ApplyProps {
  job: Job;
  /** Called when the server reports that the application period has ended. */
  onClosed: () => void;
}

export default function Apply({ job, onClosed }: ApplyProps) {
  const [sent, setSent] = useState(false);
  return (
    <section aria-labelledby="apply">
      <Panel className="grid grid-cols-1 gap-3.5 p-5">
        {sent ? (
          <Submitted job={job} />
        ) : (
          <>
            <h2 id="apply" className={HEADING}>
              Apply Now!
            </h2>
            <ApplyForm job={job} onSent={() => setSent(true)} onClosed={onClosed} />
          </>
        )}
      </Panel>
    </section>
  );
}
