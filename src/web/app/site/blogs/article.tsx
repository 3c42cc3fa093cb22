import type { BlogPosting, WithContext } from 'schema-dts';
import type { Blog, BlogDetail } from '#contract';
import { dayText } from '#contract/india-time.ts';
import { blogPath } from '#contract/paths.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { classNames } from '#ui/class-names.ts';
import { Skeleton } from '#ui/loading.tsx';
import { mediaUrl } from '../../data/file-urls.ts';
import { FeedLink, PageHeadTags } from '../../data/page.tsx';
import { BlogCard } from '../shared/blog-card.tsx';
import { Retry } from '../shared/error-states.tsx';
import { firstParagraph, truncateWords } from '../shared/html.tsx';
import { JsonLd, trailData } from '../shared/json-ld.tsx';
import { Picture } from '../shared/picture.tsx';
import { Prose } from '../shared/prose.tsx';
import { useSiteIdentity } from '../shared/site.ts';
import { SiteTitle } from '../shared/site-title.tsx';

/** Band behind title and author; the image, if there is one, overlaps it. */
const band = (pictured: boolean): string =>
  classNames('bg-plaster pt-6 lg:pt-9', pictured ? 'pb-20 lg:pb-32' : 'mb-8 pb-7 lg:mb-10 lg:pb-9');

/** Reading width of an article. */
const COLUMN = 'mx-auto w-full max-w-framed-read px-(--gutter)';

const PICTURE = 'mx-auto -mt-14 mb-8 w-full max-w-framed-cover px-(--gutter) lg:-mt-24 lg:mb-10';

const SHORT = 155;

/** The description written by staff, or else the start of the blog. */
export const getDescription = ({ meta_description, content, title }: BlogDetail): string =>
  meta_description ?? (truncateWords(firstParagraph(content), SHORT) || title);

/** Image for link previews; SVG is left out because social networks do not show it. */
export const sharedPicture = ({ image_url }: Blog): string | undefined =>
  image_url === null || image_url.endsWith('.svg') ? undefined : image_url;

/** Breadcrumbs of a blog. */
export const articleTrail = ({ title, slug }: Blog): { label: string; path: string }[] => [
  { label: 'Home', path: '/' },
  { label: 'Blogs', path: '/blogs' },
  { label: title, path: blogPath(slug) },
];

/** Structured data of a blog; the publisher is the organization that every page describes. */
export const postingData = (blog: BlogDetail, origin: string): WithContext<BlogPosting> => ({
  '@context': 'https://schema.org',
  '@type': 'BlogPosting',
  headline: blog.title,
  description: getDescription(blog),
  url: origin + blogPath(blog.slug),
  mainEntityOfPage: origin + blogPath(blog.slug),
  image: blog.image_url === null ? undefined : origin + mediaUrl(blog.image_url),
  datePublished: blog.createdAt,
  author: { '@type': 'Person', name: blog.author },
  publisher: { '@id': `${origin}/#organization` },
  inLanguage: 'en-IN',
});

/** Meta tags of a blog for search engines, feed readers and link previews. */
function ArticleHead({ blog }: { blog: BlogDetail }) {
  const site = useSiteIdentity();
  const picture = sharedPicture(blog);
  return (
    <>
      <PageHeadTags
        title={blog.meta_title ?? blog.title}
        isFullTitle={blog.meta_title !== null}
        description={getDescription(blog)}
        path={blogPath(blog.slug)}
        site={site}
        type="article"
      />
      <meta property="article:published_time" content={blog.createdAt} />
      <meta property="article:author" content={blog.author} />
      {picture && <meta property="og:image" content={site.origin + mediaUrl(picture)} />}
      <FeedLink />
      <JsonLd data={trailData(articleTrail(blog), site.origin)} />
      <JsonLd data={postingData(blog, site.origin)} />
    </>
  );
}

const TRAIL = [
  { label: 'Home', to: '/' },
  { label: 'Blogs', to: '/blogs' },
];

function Top({ blog: { title, author, createdAt, image_url } }: { blog: BlogDetail }) {
  return (
    <>
      <div className={band(image_url !== null)}>
        <div className={COLUMN}>
          <Breadcrumb items={TRAIL} />
          <h1 className="mt-3.5 mb-3 text-3xl wrap-anywhere text-chuna-900">{title}</h1>
          <p className="flex flex-wrap gap-x-3.5 gap-y-1 text-sm text-on-plaster">
            <span>{author}</span>
            <time dateTime={createdAt}>{dayText(createdAt)}</time>
          </p>
        </div>
      </div>
      {image_url && (
        <div className={PICTURE}>
          <Picture
            className="aspect-16/9 w-full rounded-xl bg-well object-cover"
            src={mediaUrl(image_url)}
            sizes="(width >= 1025px) 960px, 100vw"
            alt=""
            width={960}
            height={540}
            fetchPriority="high"
          />
        </div>
      )}
    </>
  );
}

function ReadAlso({ blogs }: { blogs: BlogDetail['readAlso'] }) {
  if (blogs.length === 0) return null;
  return (
    <section aria-labelledby="read-also" className="mt-12 print:hidden">
      <h2 id="read-also" className="mb-4 text-2xl">
        Read Also
      </h2>
      <ul className="grid gap-x-4 gap-y-8 md:grid-cols-2">
        {blogs.map((blog) => (
          <li key={blog.id} className="grid min-w-0">
            <BlogCard blog={blog} headingLevel={3} reload />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A blog and two others to read next. */
export function Article({ blog }: { blog: BlogDetail }) {
  return (
    <main id="main" className="pb-18">
      <ArticleHead blog={blog} />
      <article>
        <Top blog={blog} />
        <div className={COLUMN}>
          <Prose className="text-lead" html={blog.content} />
        </div>
      </article>
      <div className={COLUMN}>
        <ReadAlso blogs={blog.readAlso} />
      </div>
    </main>
  );
}

/** Shown while a blog is loading or after loading failed. */
export function ArticleWaiting({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  const heading = failed ? 'Something went wrong' : 'Loading...';
  return (
    <main id="main" aria-busy={!failed}>
      <SiteTitle>{heading}</SiteTitle>
      <h1 className="sr-only">{heading}</h1>
      {failed ? (
        <div className="wrap section-space">
          <Retry onRetry={onRetry} />
        </div>
      ) : (
        <>
          <div className={band(true)}>
            <div className={COLUMN}>
              <Skeleton className="mt-9 mb-4 h-12 w-3/4" />
              <Skeleton className="h-5 w-1/3" />
            </div>
          </div>
          <div className={PICTURE}>
            <Skeleton className="aspect-16/9 rounded-xl" />
          </div>
          <div className={COLUMN}>
            <Skeleton className="mb-16 h-96" />
          </div>
        </>
      )}
    </main>
  );
}
