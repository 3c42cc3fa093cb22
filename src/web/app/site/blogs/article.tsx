import type { BlogDetail } from '#contract';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { proseClass } from '#ui/prose.ts';
import { mediaUrl } from '../../data/media.ts';
import { BlogCard } from '../shared/blog-card.tsx';
import { dayText } from '../shared/day-text.ts';
import { Html } from '../shared/html.tsx';
import { band, COLUMN, PICTURE } from './article-boxes.ts';
import { ArticleHead } from './article-head.tsx';

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
          <p className="flex flex-wrap gap-x-3.5 gap-y-1 text-sm text-[#4a3d2c]">
            <span>{author}</span>
            <time dateTime={createdAt}>{dayText(createdAt)}</time>
          </p>
        </div>
      </div>
      {image_url && (
        <div className={PICTURE}>
          <img
            className="aspect-16/9 w-full rounded-xl bg-well object-cover"
            src={mediaUrl(image_url)}
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
          <Html className={`text-[1.0625rem] ${proseClass}`} html={blog.content} />
        </div>
      </article>
      <div className={COLUMN}>
        <ReadAlso blogs={blog.readAlso} />
      </div>
    </main>
  );
}
