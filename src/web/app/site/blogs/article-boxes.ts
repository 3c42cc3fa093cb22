/** The plaster behind title and author; the picture begins on it. */
export const BAND = 'bg-[#f6e2c6] pt-6 pb-20 lg:pt-9 lg:pb-32';

/** The measure of an article. */
export const COLUMN = 'mx-auto w-full max-w-[calc(var(--container-read)+2*var(--gutter))] px-(--gutter)';

export const PICTURE =
  'mx-auto -mt-14 mb-8 w-full max-w-[calc(60rem+2*var(--gutter))] px-(--gutter) lg:-mt-24 lg:mb-10';
