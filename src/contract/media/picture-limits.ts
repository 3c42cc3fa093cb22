/** Limits of uploaded pictures, for forms and for the server. */
export const MAX_PICTURES = 5;
export const LARGEST_PICTURE_BYTES = 8 * 1024 * 1024;
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];
