import { Panel } from '#ui/panel.tsx';

/** The place of the enquiry form beside a list. */
export function ContactPanel({ className }: { className?: string }) {
  return (
    <section aria-labelledby="contact-experts" className={className}>
      <Panel className="p-5">
        <h2 id="contact-experts" className="text-[1.4375rem] leading-[1.2]">
          Contact Our Experts
        </h2>
        <p className="mt-1 text-[0.9063rem] text-ink-3">
          Tell us what you are looking for. We usually call back within an hour.
        </p>
      </Panel>
    </section>
  );
}
