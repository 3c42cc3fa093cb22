import type { PublicBrand } from '#contract';

/** The company's colours and icons; React moves all of it to the head. */
export const BrandHead = ({ brand: { css, icon, touch_icon } }: { brand: PublicBrand }) => (
  <>
    {css !== '' && (
      // The address of the icon changes with the colours, and tells React which style sheets are there.
      <style href={icon} precedence="brand">
        {css}
      </style>
    )}
    <link rel="icon" href={icon} type={icon.endsWith('.svg') ? 'image/svg+xml' : 'image/png'} />
    <link rel="apple-touch-icon" href={touch_icon} />
    <link rel="manifest" href="/manifest.webmanifest" />
  </>
);
