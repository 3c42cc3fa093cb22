import { Link } from 'react-router';
import type { Blog } from '#contract';
import { dayText } from '#contract/india-time.ts';
import { blogPath } from '#contract/paths.ts';
import { Icon } from '#ui/icon.tsx';
import { Skeleton } from '#ui/loading.tsx';
import { mediaUrl } from '../../data/file-urls.ts';
import { Picture } from './picture.tsx';

export interface BlogCardProps {
  blog: Blog;
  headingLevel?: 2 | 3;
  /** Visible on initial load, so the image is loaded eagerly. */
  eager?: boolean;
  /** Follows the link with a full page load. */
  reload?: boolean;
}

/** A blog in a list; the whole card is one link. */
export function BlogCard({ blog, headingLevel = 2, eager = false, reload = false }: BlogCardProps) {
  const { slug, title, author, createdAt, image_url } = blog;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className="group relative flex flex-col gap-3">
      <div className="aspect-16/10 overflow-hidden rounded-lg bg-well">
        {image_url && (
          <Picture
            className="size-full object-cover transition-transform duration-(--duration-picture) ease-out group-hover:scale-104"
            src={mediaUrl(image_url)}
            sizes="(width >= 1025px) 400px, (width >= 640px) 50vw, 100vw"
            alt=""
            width={640}
            height={400}
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
          />
        )}
      </div>
      <p className="flex flex-wrap gap-x-3.5 gap-y-1.5 text-sm text-ink-3">
        <time dateTime={createdAt}>{dayText(createdAt)}</time>
        <span>{author}</span>
      </p>
      <Heading className="text-heading leading-tight wrap-break-word">{title}</Heading>
      <Link
        className="mt-auto inline-flex items-center gap-1.5 self-start py-1 text-compact font-semibold text-link underline-offset-4 group-hover:underline after:absolute after:inset-0"
        to={blogPath(slug)}
        reloadDocument={reload}
        aria-label={`Read More: ${title}`}
      >
        Read More
        <Icon name="chevron-right" size="sm" />
      </Link>
    </article>
  );
}

export function BlogCardSkeleton() {
  return (
    <div className="flex flex-col gap-3">
      <Skeleton className="aspect-16/10 rounded-lg" />
      <Skeleton className="h-5 w-2/5" />
      <Skeleton className="h-13.75" />
      <Skeleton className="h-8 w-24" />
    </div>
  );
}
