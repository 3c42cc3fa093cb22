import { Toaster } from '#ui/toaster.deferred.tsx';
import { AdminControlsSection } from './admin-controls.section.tsx';
import { ButtonsSection } from './buttons.section.tsx';
import { CardsSection } from './cards.section.tsx';
import { DataSection, KitBanner } from './data.section.tsx';
import { FieldsSection, SlidersSection } from './fields.section.tsx';
import { FeedbackSection, OverlaysSection } from './overlays.section.tsx';

export const meta = () => [{ title: 'Kit' }, { name: 'robots', content: 'noindex' }];

/** Every component in every state, as a reference for developers. */
export default function Kit() {
  return (
    <>
      <main>
        <KitBanner />
        <div className="wrap pb-20">
          <CardsSection />
          <ButtonsSection />
          <FieldsSection />
          <SlidersSection />
          <DataSection />
          <FeedbackSection />
          <OverlaysSection />
          <AdminControlsSection />
        </div>
      </main>
      <Toaster />
    </>
  );
}
