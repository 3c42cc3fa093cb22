import sharp, { type Sharp } from 'sharp';
import { artFile } from '#demo';

/** A photo of a home, such as `elevation-villa-7-day`. The same name is the same view. */
export const drawnPhoto = (name: string, width = 900): Sharp => sharp(Buffer.from(artFile(name) ?? '')).resize(width);
