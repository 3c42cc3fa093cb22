import type { ComponentProps } from 'react';
import { type PictureFormat, pictureFiles } from '#contract/media/picture-path.ts';
import { mediaUrl } from '../../data/file-urls.ts';

interface PictureProps extends ComponentProps<'img'> {
  src: string;
  /** Displayed width, as in the `sizes` attribute of an image. */
  sizes: string;
}

/** The files of a stored image by its address; undefined for an illustration. */
export const getFiles = (src: string) => pictureFiles(src.slice(mediaUrl('').length));

/** A stored image in a suitable width and format, on its mean colour while loading; illustrations are served as is. */
export function Picture({ src, sizes, alt, ...image }: PictureProps) {
  const prepared = getFiles(src);
  if (!prepared) return <img {...image} alt={alt} src={src} />;
  const sources = (format: PictureFormat) =>
    prepared.files[format].map((file) => `${mediaUrl(file.path)} ${file.width}w`).join(', ');
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
      <img
        style={{ backgroundColor: `#${prepared.colour}` }}
        {...image}
        alt={alt}
        src={src}
        srcSet={sources('webp')}
        sizes={sizes}
      />
    </picture>
  );
}
