import { Form, Link, useNavigation } from 'react-router';
import type { ManagedPosting } from '#contract';
import { dayText } from '#contract/india-time.ts';
import { PROPERTY_TYPE_LABELS } from '#contract/listings/labels.ts';
import { PICTURE_TYPES } from '#contract/media/picture-path.ts';
import { listingPath } from '#contract/paths.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/input.tsx';
import { linkClass } from '#ui/link.tsx';
import { Panel } from '#ui/panel.tsx';
import { drawingUrl } from '../../data/file-urls.ts';
import { CollapsedSection } from '../shared/collapsed-section.tsx';
import { getMessage, getPossibleActions, type ManageResult, STATUS_TEXTS, toFields } from './manage-result.ts';
import { PropertyFields } from './property-fields.tsx';

function Standing({ posting }: { posting: ManagedPosting }) {
  const { status, reviewReason, expiresAt, isActive, id } = posting;
  const { label, line } = STATUS_TEXTS[status];
  return (
    <Panel className="grid gap-1.5 p-5">
      <p className="text-xl font-semibold text-ink">{label}</p>
      <p>{line}</p>
      {reviewReason && <p className="font-medium text-ink">“{reviewReason}”</p>}
      {isActive && expiresAt && <p>{`Live until ${dayText(expiresAt)}, unless you renew it.`}</p>}
      {isActive && (
        <p>
          <Link className={linkClass} to={listingPath('posted_property', id)}>
            View the live listing
          </Link>
        </p>
      )}
    </Panel>
  );
}

const PictureBox = ({ url, alt }: ManagedPosting['pictures'][number]) => (
  <div className="aspect-3/2 overflow-hidden rounded-md bg-well text-sm text-ink-3">
    {url ? (
      <img src={url} alt={alt} loading="lazy" className="size-full object-cover" />
    ) : (
      <p className="p-3">This picture is being prepared.</p>
    )}
  </div>
);

interface PicturesProps {
  posting: ManagedPosting;
  token: string;
}

/** The poster's pictures, to reorder, remove and add; no other visitor sees them before the property is live. */
const Pictures = ({ posting: { pictures, isActive }, token }: PicturesProps) => (
  <Panel className="p-5">
    <h2 className="mb-3 text-2xl">Pictures</h2>
    <form
      method="post"
      action="/api/v1/public/posting-pictures"
      encType="multipart/form-data"
      className="grid grid-cols-1 gap-4"
    >
      <input type="hidden" name="token" value={token} />
      {pictures.length > 0 && (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {pictures.map((picture, index) => (
            <li key={picture.id} className="grid gap-2">
              <PictureBox {...picture} />
              <Select
                name={`position_${picture.id}`}
                aria-label={`Position of picture ${index + 1}`}
                defaultValue={String(index + 1)}
              >
                {pictures.map(({ id }, place) => (
                  <option key={id} value={String(place + 1)}>
                    {place === 0 ? '1, the cover' : place + 1}
                  </option>
                ))}
                <option value="remove">Remove</option>
              </Select>
            </li>
          ))}
        </ul>
      )}
      <Field label="Add pictures" optional hint="JPG, PNG or WebP, up to 8 MB each. Five pictures in all.">
        {(control) => (
          <input {...control} type="file" name="images" multiple accept={PICTURE_TYPES.join()} className="min-h-11" />
        )}
      </Field>
      {isActive && <p>Saving takes your listing off the site until we review it.</p>}
      <Button type="submit" className="justify-self-start">
        Save pictures
      </Button>
    </form>
  </Panel>
);

/** Deleting needs a second step: the button is in a collapsed section. */
const Delete = () => (
  <CollapsedSection title="Delete this property">
    <p className="mb-3">Your property is removed permanently, and this link stops working.</p>
    <Form method="post">
      <Button type="submit" name="intent" value="delete" variant="outline">
        Delete permanently
      </Button>
    </Form>
  </CollapsedSection>
);

interface ManagePostingProps {
  posting: ManagedPosting;
  bhks: { id: number; bhk: string }[];
  token: string;
  result: ManageResult | undefined;
}

/** Actions of a poster on their property: edit, renew, mark as sold, delete. */
export function ManagePosting({ posting, bhks, token, result }: ManagePostingProps) {
  const can = getPossibleActions(posting);
  return (
    <main id="main" className="wrap grid max-w-190! grid-cols-1 gap-5 py-8 lg:py-12">
      <div>
        <h1 className="text-3xl">Your property</h1>
        <p className="mt-1 wrap-anywhere">
          {PROPERTY_TYPE_LABELS[posting.property.property_type]} in {posting.property.city}
        </p>
      </div>
      {result && (
        <p role="status" className="rounded-md bg-accent-soft px-4 py-3 font-medium text-ink">
          {getMessage(result)}
        </p>
      )}
      <Standing posting={posting} />
      {(can.renew || can.sold) && (
        <Form method="post" className="flex flex-wrap gap-3">
          {can.renew && (
            <Button type="submit" name="intent" value="renew">
              Renew for 90 days
            </Button>
          )}
          {can.sold && (
            <Button type="submit" name="intent" value="sold" variant="outline">
              Mark as sold
            </Button>
          )}
        </Form>
      )}
      {can.change && <Pictures posting={posting} token={token} />}
      {can.change && <PropertyForm posting={posting} bhks={bhks} result={result} />}
      <Delete />
    </main>
  );
}

/** Shown for a private link that no longer works: the property is deleted, or a new link can be requested by email. */
export function ClosedLink({ result }: { result: ManageResult | undefined }) {
  const busy = useNavigation().state === 'submitting';
  if (result?.outcome === 'done') {
    return (
      <main id="main" className="wrap">
        <EmptyState
          art={drawingUrl('spot-thanks')}
          headingLevel={1}
          title={result.did === 'delete' ? 'Property deleted' : 'Check your inbox'}
          line={
            result.did === 'delete' ? 'It is no longer on the site, and this link no longer works.' : getMessage(result)
          }
          action={
            <Link className={buttonClass()} to="/">
              Back to Home
            </Link>
          }
        />
      </main>
    );
  }
  return (
    <main id="main" className="wrap">
      <EmptyState
        art={drawingUrl('spot-notfound')}
        headingLevel={1}
        title="This link no longer works"
        line="It may have expired or been replaced by a newer link. We can send a new link to the email used to post the property."
        action={
          <Form method="post">
            <Button type="submit" name="intent" value="link" busy={busy}>
              Send me a new link
            </Button>
          </Form>
        }
      />
    </main>
  );
}

/** Edit form of a property; after a rejected submit it keeps the input and shows the errors. */
export function PropertyForm({ posting, bhks, result }: Omit<ManagePostingProps, 'token'>) {
  const busy = useNavigation().state === 'submitting';
  const invalid = result?.did === 'change' && result.outcome === 'problems' ? result : undefined;
  return (
    <Panel className="p-5">
      <h2 className="mb-3 text-2xl">Edit details</h2>
      <Form method="post" noValidate className="grid grid-cols-1 gap-4">
        <PropertyFields errors={invalid?.errors ?? {}} values={invalid?.fields ?? toFields(posting)} bhks={bhks} />
        {posting.isActive && <p>Saving takes your listing off the site until we review it.</p>}
        <Button type="submit" name="intent" value="change" busy={busy} className="justify-self-start">
          Save changes
        </Button>
      </Form>
    </Panel>
  );
}
