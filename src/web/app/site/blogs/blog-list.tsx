import { blogsQuery } from '../../data/queries.ts';
import { BlogCard, BlogCardSkeleton } from '../shared/blog-card.tsx';
import { GrowingList } from '../shared/load-more/growing-list.tsx';
import { pagedList } from '../shared/load-more/paged-list.ts';

export const BLOGS = pagedList({ path: '/blogs', query: blogsQuery, entries: ({ blogs }) => blogs });

/** Number of cards in the first row of a large screen. */
const IN_SIGHT = 3;

/** The blogs, newest first. */
export function BlogList() {
  return (
    <GrowingList
      list={BLOGS}
      renderCard={(blog, index) => <BlogCard blog={blog} eager={index < IN_SIGHT} />}
      skeleton={<BlogCardSkeleton />}
      skeletons={10}
      empty="No Blogs!"
      earlier="Show newer blogs"
      className="gap-x-7 gap-y-10 md:grid-cols-2 lg:grid-cols-3"
    />
  );
}
