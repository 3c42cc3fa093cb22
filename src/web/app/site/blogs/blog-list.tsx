import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LocalLink } from '#ui/local-link.tsx';
import { mediaUrl } from '../../data/media.ts';
import { BlogCard, BlogCardSkeleton } from '../shared/blog-card.tsx';
import { Retry } from '../shared/retry.tsx';
import { blogsPath } from './blog-pages.ts';
import { type ShownBlogs, useBlogs } from './use-blogs.ts';

const PLACEHOLDERS = Array.from({ length: 10 }, (_, index) => index);
/** The first row of a large screen. */
const IN_SIGHT = 3;
const LOOK = buttonClass({ variant: 'outline' });

/** Adds the next page, until every page has been loaded. It stays in place meanwhile, so that the focus does too. */
function LoadMore({ shown: { page, pages, loading }, onMore }: { shown: ShownBlogs; onMore: () => void }) {
  const navigate = useNavigate();
  if (!loading && page >= pages) return null;
  const more = () => {
    if (loading) return;
    onMore();
    void navigate(blogsPath(page + 1), { preventScrollReset: true });
  };
  return (
    <LocalLink className={LOOK} href={blogsPath(loading ? page : page + 1)} aria-busy={loading} onSelect={more}>
      {loading ? 'Loading...' : 'Load More'}
    </LocalLink>
  );
}

/** Puts the keyboard on the first entry that was not there when more was asked for. */
function useFocusOnNew(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const known = useRef<number>(undefined);
  useEffect(() => {
    if (known.current === undefined || count <= known.current) return;
    list.current?.children[known.current]?.querySelector('a')?.focus({ preventScroll: true });
    known.current = undefined;
  }, [count]);
  const remember = () => {
    known.current = count;
  };
  return { list, remember };
}

/** The blogs, newest first: the address says how many pages of them. */
export function BlogList() {
  const shown = useBlogs();
  const { blogs, first, loading, failed, retry } = shown;
  const { list, remember } = useFocusOnNew(blogs.length);
  if (blogs.length === 0 && !loading && !failed)
    return <EmptyState art={mediaUrl('art/spot-search.svg')} title="No Blogs!" />;
  return (
    <div className="grid justify-items-center gap-10">
      {first > 1 && (
        <Link className={LOOK} to={blogsPath(first - 1)}>
          Show newer blogs
        </Link>
      )}
      <ul
        ref={list}
        className="grid w-full gap-x-7 gap-y-10 md:grid-cols-2 lg:grid-cols-3"
        aria-busy={loading}
        aria-label={loading ? 'Loading...' : undefined}
      >
        {blogs.map((blog, index) => (
          <li key={blog.id} className="grid min-w-0">
            <BlogCard blog={blog} eager={index < IN_SIGHT} />
          </li>
        ))}
        {loading &&
          PLACEHOLDERS.map((key) => (
            <li key={`placeholder-${key}`}>
              <BlogCardSkeleton />
            </li>
          ))}
      </ul>
      {failed ? <Retry onRetry={retry} /> : blogs.length > 0 && <LoadMore shown={shown} onMore={remember} />}
    </div>
  );
}
