import { Icon } from '#ui/icon.tsx';
import { Picture } from '../shared/picture.tsx';

interface PostedPicturesProps {
  pictures: { src: string; alt: string }[];
}

/** Up to five images, all visible: the first large, the others below it. */
export function PostedPictures({ pictures }: PostedPicturesProps) {
  if (pictures.length === 0) {
    return (
      <p className="grid h-60 place-content-center justify-items-center gap-1 rounded-lg bg-well text-sm text-ink-3">
        <Icon name="home" size="lg" />
        No picture yet
      </p>
    );
  }
  const drawn = pictures[0]?.src.startsWith('/media/art/');
  return (
    <>
      <ul aria-label="Pictures" className="grid grid-cols-2 gap-2 lg:grid-cols-4 lg:gap-3">
        {pictures.map(({ src, alt }, index) => (
          <li
            key={src}
            className="relative aspect-3/2 overflow-hidden rounded-md bg-well first:col-span-full first:rounded-lg"
          >
            <Picture
              className="absolute inset-0 size-full object-cover"
              src={src}
              sizes={index === 0 ? '(min-width: 1025px) 820px, 100vw' : '(min-width: 1025px) 200px, 50vw'}
              alt={alt}
              width={1200}
              height={800}
              decoding="async"
              {...(index === 0 ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
            />
          </li>
        ))}
      </ul>
      {drawn && <p className="mt-2 text-xs text-ink-3">Illustration, not a photograph</p>}
    </>
  );
}
