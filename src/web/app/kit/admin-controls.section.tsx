import { useState } from 'react';
import type { StaffPicture } from '#contract';
import { PICTURE_KIND_LABELS } from '#contract/listings/labels.ts';
import { AmenityPicker } from '../admin/controls/amenity-picker.tsx';
import { AreaControl, type AreaValue } from '../admin/controls/area-control.tsx';
import { ListingPictures } from '../admin/controls/listing-pictures.tsx';
import { MapControl } from '../admin/controls/map-control.tsx';
import { TextListControl } from '../admin/controls/ordered-list.tsx';
import { PickMany, PickOne } from '../admin/controls/pick-options.tsx';
import { PictureControl } from '../admin/controls/picture-control.tsx';
import type { ListingPictureValue } from '../admin/controls/pictures/picture-tile.tsx';
import { ReraControl } from '../admin/controls/rera-control.tsx';
import { RichTextControl } from '../admin/controls/rich-text-control.tsx';
import { RupeesControl } from '../admin/controls/rupees-control.tsx';
import { SeoPreview, SlugControl } from '../admin/controls/seo-preview.tsx';
import { StarsControl } from '../admin/controls/stars-control.tsx';
import { Group, LONG_TEXT, Three } from './specimen.tsx';

const ART: ListingPictureValue[] = [
  { id: 900_001, url: 'pictures/elevation-tower-2908115513-golden.svg', alt: 'A tower by day' },
  { id: 900_002, url: 'pictures/elevation-villa-1735112057-day.svg', alt: '' },
];

function Pictures() {
  const [pictures, setPictures] = useState(ART);
  const [logo, setLogo] = useState<StaffPicture | null>(null);
  const [busy, setBusy] = useState(false);
  return (
    <div className="grid gap-8 lg:grid-cols-[2fr_1fr]">
      <ListingPictures
        label="Pictures"
        hint="Drag to reorder, the first is the cover on cards."
        value={pictures}
        onChange={setPictures}
        max={5}
        kinds={PICTURE_KIND_LABELS}
        title="3 BHK flat in Sector 65"
        onBusy={setBusy}
      />
      <PictureControl label="Logo" name="Logo" error="Please choose a picture" value={logo} onChange={setLogo} />
      <p className="text-sm text-ink-3">Pictures are uploaded for signed-in users only. {busy && 'On their way.'}</p>
    </div>
  );
}

function Amounts() {
  const [price, setPrice] = useState<number | null>(9_250_000);
  const [area, setArea] = useState<AreaValue | null>({ value: 2.5, unit: 'acre' });
  return (
    <Three>
      <RupeesControl label="Price" value={price} onChange={setPrice} hint="In rupees, also as 85 lakh or 1.25 cr" />
      <AreaControl label="Built-up area" value={area} onChange={setArea} optional />
      <RupeesControl label="Maintenance" value={null} onChange={() => {}} disabled />
    </Three>
  );
}

const CITIES = [
  ['Gurugram', 'Haryana'],
  ['Faridabad', 'Haryana'],
  ['Bengalūru', 'Karnataka'],
  ['Mumbai', 'Maharashtra'],
  ['Navi Mumbai', 'Maharashtra'],
  ['Thiruvananthapuram', 'Kerala'],
].map(([label = '', note], index) => ({ id: index + 1, label, note }));

const MANY = Array.from({ length: 300 }, (_, index) => ({ id: index + 1, label: `Builder ${index + 1}` }));

const AMENITIES = [
  { id: 1, label: 'Swimming pool', category: 'Leisure' },
  { id: 2, label: 'Club house', category: 'Leisure' },
  { id: 3, label: 'Power back-up', category: 'Utilities' },
  { id: 4, label: 'Rain water harvesting', category: 'Utilities' },
  { id: 5, label: 'Covered parking', category: 'Parking' },
];

function Pickers() {
  const [city, setCity] = useState<number | null>(1);
  const [builder, setBuilder] = useState<number | null>(null);
  const [tags, setTags] = useState([2, 4]);
  const [amenities, setAmenities] = useState([3]);
  const [landmarks, setLandmarks] = useState(['Metro station, 400 m']);
  return (
    <Three>
      <PickOne label="City" value={city} onChange={setCity} options={CITIES} />
      <PickOne label="Builder" value={builder} onChange={setBuilder} options={MANY} optional error="Not found" />
      <PickMany label="Tags" value={tags} onChange={setTags} options={CITIES} />
      <TextListControl label="Landmarks" value={landmarks} onChange={setLandmarks} optional />
      <AmenityPicker label="Amenities" value={amenities} onChange={setAmenities} options={AMENITIES} />
    </Three>
  );
}

function Texts() {
  const [html, setHtml] = useState('<h2>About the home</h2><p>Three bedrooms.</p>');
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <RichTextControl label="Description" value={html} onChange={setHtml} hint="Headings, lists, links and tables" />
      <pre className="text-xs whitespace-pre-wrap">{html}</pre>
    </div>
  );
}

function Addresses() {
  const [map, setMap] = useState('');
  const [rera, setRera] = useState('GGM/901/901/2025/0');
  const [slug, setSlug] = useState('lake-view');
  const [rating, setRating] = useState<number | null>(4.3);
  const [stars, setStars] = useState<number | null>(null);
  return (
    <Three>
      <MapControl label="Map" value={map} onChange={setMap} optional />
      <ReraControl label="RERA number" value={rera} onChange={setRera} state="Haryana" />
      <SlugControl label="Address" value={slug} onChange={setSlug} saved="lake-view" prefix="/properties/" />
      <StarsControl label="Rating" value={rating} onChange={setRating} step={0.1} optional />
      <StarsControl label="Stars" value={stars} onChange={setStars} step={1} optional />
      <SeoPreview title={`Lake view homes ${LONG_TEXT}`} description={LONG_TEXT} path={`/properties/${slug}`} />
    </Three>
  );
}

export function AdminControlsSection() {
  return (
    <Group id="kit-admin" title="Controls of the back office">
      <Pictures />
      <Amounts />
      <Pickers />
      <Texts />
      <Addresses />
    </Group>
  );
}
