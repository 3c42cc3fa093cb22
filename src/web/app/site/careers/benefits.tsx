import { classNames } from '#ui/class-names.ts';
import { SectionHead } from '#ui/section-head.tsx';
import { Html } from '../shared/html.tsx';

/** Staff write the benefits as a list; each entry is shown as a card. */
const CARDS = classNames(
  '[&>ul]:grid [&>ul]:gap-4 md:[&>ul]:grid-cols-2 md:[&>ul]:gap-6 lg:[&>ul]:grid-cols-3',
  '[&_li]:rounded-lg [&_li]:border [&_li]:border-line [&_li]:bg-surface [&_li]:p-6',
  '[&_li]:before:mb-4 [&_li]:before:block [&_li]:before:h-1 [&_li]:before:w-8 [&_li]:before:rounded-full [&_li]:before:bg-accent',
  '[&_h3]:mb-2 [&_h3]:text-xl [&_p]:text-[0.9688rem]',
);

/** Benefits of working here, in the text that staff publish. */
export function Benefits({ html }: { html: string }) {
  return (
    <section className="bg-sunken section-space" aria-labelledby="benefits">
      <div className="wrap">
        <SectionHead id="benefits" title="Benefits" line="The same for everybody, from the first day." />
        <Html className={CARDS} html={html} />
      </div>
    </section>
  );
}
