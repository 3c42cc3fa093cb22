import type { PostedProperty } from '#contract';
import { PROPERTY_TYPE_LABELS } from '#contract/listings/labels.ts';
import { listingPath } from '#contract/listings/listing-path.ts';
import { PageHeadTags } from '../../data/page-head.tsx';
import { JsonLd } from '../shared/json-ld.tsx';
import { cutAt } from '../shared/plain-text.ts';
import { useSiteOrigin } from '../shared/site-origin.ts';
import { trailData } from '../shared/trail-data.ts';
import { postedPath } from './posted-search.ts';
import { postedPrice, postedTitle } from './posted-texts.ts';

/** Meta tags of a posted property. */
export function PostedHead({ property }: { property: PostedProperty }) {
  const { id, city, address, property_type, posted_by } = property;
  const siteOrigin = useSiteOrigin();
  const title = postedTitle(property);
  const path = listingPath('posted_property', id);
  return (
    <>
      <PageHeadTags
        title={`${title}, ${city} | Aangan`}
        description={cutAt(
          `${PROPERTY_TYPE_LABELS[property_type]} posted by the ${posted_by}, ${postedPrice(property)}: ${address}. Ask us to put you in touch.`,
          155,
        )}
        path={path}
        siteOrigin={siteOrigin}
      />
      <JsonLd
        data={trailData(
          [
            { label: 'Home', path: '/' },
            { label: 'Posted Properties', path: postedPath({}) },
            { label: title, path },
          ],
          siteOrigin,
        )}
      />
    </>
  );
}
