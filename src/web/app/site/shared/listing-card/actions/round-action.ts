/** A round white button on an image, 40 px wide with a 44 px touch target. */
export const roundAction =
  'grid size-10 place-items-center rounded-full bg-white text-chuna-900 shadow-[0_1px_5px_rgb(0_0_0/.18)] transition-[color,opacity] duration-(--duration-fast) before:absolute before:-inset-0.5 relative hover:text-primary';

export const SHARE_ICON =
  'M8 11.5 16 7M8 12.5 16 17M6 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM18 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM18 21a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z';
