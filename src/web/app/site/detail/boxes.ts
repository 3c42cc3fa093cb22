/** Gallery layout, shared with its skeleton. */
export const GALLERY = {
  frame: 'grid grid-cols-[minmax(0,1fr)] gap-2 lg:gap-3',
  beside: 'lg:grid-cols-[minmax(0,1fr)_150px]',
  big: 'relative aspect-3/2 rounded-lg bg-well lg:aspect-auto lg:h-[540px]',
  /** Without images the box needs less height. */
  empty: 'relative h-60 rounded-lg bg-well',
  thumbs: 'grid grid-cols-5 gap-2 lg:h-[540px] lg:grid-cols-1 lg:grid-rows-5 lg:gap-2.5',
  thumb: 'aspect-3/2 rounded-sm lg:aspect-auto lg:min-h-0',
};

/** Two columns from 1025 px: content and enquiry form. */
export const COLUMNS =
  'grid grid-cols-[minmax(0,1fr)] gap-7 lg:grid-cols-[minmax(0,1fr)_360px] lg:items-start lg:gap-10';
