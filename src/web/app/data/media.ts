export const mediaUrl = (path: string): string => `/media/${path}`;
