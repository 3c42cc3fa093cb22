import { useState } from 'react';
import type { StaffPicture } from '#contract';
import { PictureSlots } from '../admin/controls/picture-slots.tsx';
import { Group } from './specimen.tsx';

const NAMES = ['Cover', 'Image 2', 'Image 3', 'Image 4', 'Image 5'];
const ART: StaffPicture[] = [
  { id: 900_001, url: 'art/elevation-tower-3242866975-golden.svg', alt: 'A tower by day' },
  { id: 900_002, url: 'art/elevation-villa-1-day.svg', alt: '' },
];

function Pictures() {
  const [pictures, setPictures] = useState(ART);
  const [logo, setLogo] = useState<StaffPicture[]>([]);
  const [busy, setBusy] = useState(false);
  return (
    <div className="grid gap-8 lg:grid-cols-[2fr_1fr]">
      <PictureSlots
        label="Images"
        hint="Up to five pictures. The first is the cover on cards. JPG, PNG or WebP, at least 1,200 px wide, 3:2 works best."
        value={pictures}
        onChange={setPictures}
        most={5}
        names={NAMES}
        onBusy={setBusy}
      />
      <PictureSlots
        label="Logo"
        error="Please choose a picture"
        value={logo}
        onChange={setLogo}
        most={1}
        names={['Logo']}
      />
      <p className="text-sm text-ink-3">Pictures are sent for somebody who is signed in. {busy && 'On their way.'}</p>
    </div>
  );
}

export function AdminControlsSection() {
  return (
    <Group id="kit-admin" title="Controls of the back office">
      <Pictures />
    </Group>
  );
}
