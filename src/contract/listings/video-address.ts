import { z } from 'zod';

/** Sites whose videos listings may link to. */
const VIDEO_HOSTS = new Set([
  'www.youtube.com',
  'youtube.com',
  'm.youtube.com',
  'youtu.be',
  'vimeo.com',
  'www.vimeo.com',
]);

function isVideoAddress(text: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null &&
    url.protocol === 'https:' &&
    VIDEO_HOSTS.has(url.host) &&
    url.username === '' &&
    url.pathname !== '/'
  );
}

/** The address of a video on an allowed site. */
export const VideoAddress = z
  .string()
  .trim()
  .max(300, 'At most 300 characters')
  .refine(
    (text) => text === '' || isVideoAddress(text),
    'Paste a link to a video on YouTube or Vimeo, starting with https://',
  );
