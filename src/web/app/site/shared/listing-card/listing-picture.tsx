import { Icon } from '#ui/icon.tsx';
import { mediaUrl } from '../../../data/file-urls.ts';
import { Picture } from '../picture.tsx';

interface ListingPictureProps {
  path: string | null;
  /** Of high priority, at the top of the page. */
  eager?: boolean;
  /** Loaded before it is in view, because the visitor is about to see it. */
  ahead?: boolean;
}

/** The image of a card, or a placeholder; decorative, because the title describes the listing. */
export function ListingPicture({ path, eager = false, ahead = false }: ListingPictureProps) {
  if (!path) {
    return (
      <span className="grid size-full place-content-center justify-items-center gap-1 text-sm text-ink-3">
        <Icon name="home" size="lg" />
        No picture yet
      </span>
    );
  }
  return (
    <Picture
      className="size-full object-cover transition-transform duration-(--duration-picture) ease-out group-hover/card:scale-105"
      src={mediaUrl(path)}
      sizes="(width >= 1025px) 420px, (width >= 640px) 50vw, 100vw"
      alt=""
      width={600}
      height={400}
      loading={eager || ahead ? 'eager' : 'lazy'}
      decoding="async"
      {...(eager ? { fetchPriority: 'high' as const } : {})}
    />
  );
}

/** The only image of a card, or the first while the code of the others is loading. */
export const Cover = (picture: ListingPictureProps) => (
  <div className="absolute inset-0 overflow-hidden rounded-inherit">
    <ListingPicture {...picture} />
  </div>
);
