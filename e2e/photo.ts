import sharp from 'sharp';

/** A picture of one colour, as a browser would choose it from a folder. */
export const photo = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 90, height: 60, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});
