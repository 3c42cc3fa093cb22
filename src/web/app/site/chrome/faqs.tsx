import type { Faq } from '#contract';
import { AccordionItem } from '#ui/accordion.tsx';
import { SectionHead } from '#ui/section-head.tsx';

/** Questions in two columns; opening one closes the previous one, across both columns. */
export function Faqs({ faqs }: { faqs: Faq[] }) {
  if (faqs.length === 0) return null;
  const half = Math.ceil(faqs.length / 2);
  return (
    <section className="print:hidden section-space bg-sunken" aria-labelledby="faqs">
      <div className="wrap">
        <SectionHead id="faqs" title="Questions buyers ask us" />
        <div className="grid gap-x-12 lg:grid-cols-2">
          {[faqs.slice(0, half), faqs.slice(half)].map((column, index) => (
            <div key={column[0]?.id}>
              {column.map((faq, row) => (
                <AccordionItem key={faq.id} name="faq" question={faq.question} open={index === 0 && row === 0}>
                  {faq.answer}
                </AccordionItem>
              ))}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
