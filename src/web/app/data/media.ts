/** The address of a stored picture: the media base plus its path. */
export const mediaUrl = (path: string): string => `/media/${path}`;
