import type { BlogDetail } from '#contract';
import { blogPath } from '#contract/content/blog-path.ts';
import { mediaUrl } from '../../data/media.ts';
import { PageHeadTags } from '../../data/page-head.tsx';
import { JsonLd } from '../shared/json-ld.tsx';
import { useSiteOrigin } from '../shared/site-origin.ts';
import { trailData } from '../shared/trail-data.ts';
import { articleTrail, getDescription, postingData, sharedPicture } from './article-data.ts';
import { FeedLink } from './feed-link.tsx';

/** Meta tags of a blog for search engines, feed readers and link previews. */
export function ArticleHead({ blog }: { blog: BlogDetail }) {
  const siteOrigin = useSiteOrigin();
  const picture = sharedPicture(blog);
  return (
    <>
      <PageHeadTags
        title={blog.meta_title ?? `${blog.title} | Aangan`}
        description={getDescription(blog)}
        path={blogPath(blog.slug)}
        siteOrigin={siteOrigin}
        type="article"
      />
      <meta property="article:published_time" content={blog.createdAt} />
      <meta property="article:author" content={blog.author} />
      {picture && <meta property="og:image" content={siteOrigin + mediaUrl(picture)} />}
      <FeedLink />
      <JsonLd data={trailData(articleTrail(blog), siteOrigin)} />
      <JsonLd data={postingData(blog, siteOrigin)} />
    </>
  );
}
