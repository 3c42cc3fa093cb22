import { type ReactNode, useId } from 'react';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { classNames } from '#ui/class-names.ts';
import { Dialog } from '#ui/dialog.tsx';
import { TERMS } from '../shared/forms/controls.ts';
import { HoneypotField } from '../shared/forms/honeypot-field.tsx';
import { RestoreOffer } from '../shared/forms/restore-offer.tsx';
import { TermsLink } from '../shared/forms/terms-link.tsx';
import { closePanel } from '../shared/panels.ts';
import { PictureField } from './picture-field.tsx';
import { PlaceFields } from './place-fields.tsx';
import { PosterFields } from './poster-fields.tsx';
import { postingDraft, STEPS } from './posting-fields.ts';
import { PropertyFields } from './property-fields.tsx';
import { usePostProperty } from './use-post-property.ts';

/** One step of the form: alone on phones, below the others on large screens. */
const Step = ({ index, current, children }: { index: number; current: number; children: ReactNode }) => (
  <fieldset
    data-step={index}
    className={classNames('grid min-w-0 grid-cols-1 gap-4', index !== current && 'max-md:hidden')}
  >
    <legend tabIndex={-1} className="mb-3 font-display text-xl text-ink outline-none">
      <span className="mr-2 text-ink-3 md:hidden">
        {index + 1} of {STEPS.length}
      </span>
      {STEPS[index]?.title}
    </legend>
    {children}
  </fieldset>
);

/** Upload progress of the images. */
const Progress = ({ share }: { share: number }) => (
  <label className="grid flex-1 gap-1 text-sm text-ink-3">
    {share < 1 ? `Sending, ${Math.floor(share * 100)}%` : 'Checking your pictures'}
    <progress className="h-2 w-full accent-primary" value={share} max={1} />
  </label>
);

/** The form over the page: three steps on phones, a single page from 768 px. */
export function PostPropertyForm({ onSent }: { onSent: (email: string) => void }) {
  const id = useId();
  const why = useId();
  const hasDraft = postingDraft.useIsThere();
  const { formProps, next, step, back, errors, poster, chosen, agreed, sending, progress, draftHandled, restore } =
    usePostProperty(onSent);
  const isLast = step === STEPS.length - 1;
  return (
    <Dialog
      open
      onOpenChange={closePanel}
      title="Post Property"
      description="It's free. We review every listing before it goes live, and buyers reach you through us."
      width="edit"
      footer={
        <>
          {sending && <Progress share={progress} />}
          {step > 0 && !sending && (
            <Button variant="ghost" className="md:hidden" onClick={back}>
              Back
            </Button>
          )}
          {!isLast && (
            <Button ref={next} type="submit" form={id} className="flex-1 md:hidden">
              Next
            </Button>
          )}
          <Button
            type="submit"
            form={id}
            className={classNames('max-md:flex-1', !isLast && 'max-md:hidden')}
            disabled={!agreed}
            busy={sending}
            busyLabel="Sending"
            aria-disabled={sending || undefined}
            aria-describedby={agreed ? undefined : why}
          >
            Post Property
          </Button>
        </>
      }
    >
      <form {...formProps} id={id} noValidate className="grid grid-cols-1 gap-7">
        {hasDraft && !draftHandled && <RestoreOffer what="property" onRestore={restore} />}
        <Step index={0} current={step}>
          <PosterFields errors={errors} {...poster} />
        </Step>
        <Step index={1} current={step}>
          <PlaceFields errors={errors} />
          <PropertyFields errors={errors} />
        </Step>
        <Step index={2} current={step}>
          <PictureField {...chosen} error={errors.images} />
          <Checkbox name={TERMS} value="Yes">
            I agree to the <TermsLink /> and to being contacted about my property. I own this property or am authorised
            to list it.
          </Checkbox>
          {!agreed && (
            <p id={why} className="sr-only">
              To post, first agree to the Terms &amp; Conditions above.
            </p>
          )}
        </Step>
        <HoneypotField />
      </form>
    </Dialog>
  );
}
