import type { Blog, BlogList } from '#contract';

/** As many pages as are drawn at once for somebody who comes from elsewhere. */
const MOST_AT_ONCE = 10;

/** The address of the list with so many of its pages. */
export const blogsPath = (page: number): string => (page === 1 ? '/blogs' : `/blogs?page=${page}`);

/** The page that an address names, and those above it that are drawn with it. */
export const pagesUpTo = (page: number): number[] => {
  const length = Math.min(page, MOST_AT_ONCE);
  return Array.from({ length }, (_, index) => page - length + 1 + index);
};

/** Pages put together. A blog that moved to the next one while they were loaded one after the other stands once. */
export const accumulated = (pages: BlogList[]): Blog[] => [
  ...new Map(pages.flatMap(({ blogs }) => blogs.map((blog) => [blog.id, blog]))).values(),
];
