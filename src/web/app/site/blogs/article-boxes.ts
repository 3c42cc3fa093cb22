import { classNames } from '#ui/class-names.ts';

/** Band behind title and author; the image, if there is one, overlaps it. */
export const band = (pictured: boolean): string =>
  classNames('bg-[#f6e2c6] pt-6 lg:pt-9', pictured ? 'pb-20 lg:pb-32' : 'mb-8 pb-7 lg:mb-10 lg:pb-9');

/** Reading width of an article. */
export const COLUMN = 'mx-auto w-full max-w-[calc(var(--container-read)+2*var(--gutter))] px-(--gutter)';

export const PICTURE =
  'mx-auto -mt-14 mb-8 w-full max-w-[calc(60rem+2*var(--gutter))] px-(--gutter) lg:-mt-24 lg:mb-10';
