import sharp from 'sharp';

/** A picture in one colour, as a visitor selects it from disk. */
export const photo = async (name: string, background: string, [width, height] = [90, 60]) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: width ?? 90, height: height ?? 60, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});
