import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { LEGAL_PATHS } from './site/shared/paths.ts';

const kit = process.env.NODE_ENV === 'development' ? [route('kit', 'kit/kit.route.tsx')] : [];

// One page for all of them: each shows the record of its path.
const legal = LEGAL_PATHS.map((path) => route(path.slice(1), 'site/legal/legal.route.tsx', { id: path }));

export default [
  layout('site/chrome/site.layout.tsx', [
    index('site/home/home.route.tsx'),
    route('city/:slug', 'site/home/home.route.tsx', { id: 'city' }),
    route('properties', 'site/listings/properties.route.tsx'),
    route('rent', 'site/listings/properties.route.tsx', { id: 'rent' }),
    route('properties/:slug', 'site/detail/property.route.tsx'),
    route('search', 'site/search/search.route.tsx'),
    route('projects', 'site/listings/projects.route.tsx'),
    route('projects/:slug', 'site/detail/project.route.tsx'),
    route('preview/:token', 'site/detail/preview.route.tsx'),
    route('posted-properties', 'site/posted/posted-properties.route.tsx'),
    route('posted-properties/:id', 'site/posted/posted-property.route.tsx'),
    route('available-cities', 'site/cities/available-cities.route.tsx'),
    route('wishlist', 'site/wishlist/wishlist.route.tsx'),
    route('compare', 'site/compare/compare.route.tsx'),
    route('about-us', 'site/about/about-us.route.tsx'),
    route('why-choose-us', 'site/why-choose-us/why-choose-us.route.tsx'),
    route('blogs', 'site/blogs/blogs.route.tsx'),
    route('blog/:slug', 'site/blogs/article.route.tsx'),
    route('most-popular-links', 'site/popular-links/popular-links.route.tsx'),
    route('most-popular-links/:slug', 'site/popular-links/popular-link.route.tsx'),
    ...legal,
    route('careers', 'site/careers/careers.route.tsx'),
    route('career/:slug', 'site/careers/career.route.tsx'),
    route('contact-us', 'site/contact/contact.route.tsx'),
    route('post-property', 'site/posting/post-property.route.tsx'),
    route('thank-you', 'site/thank-you/thank-you.route.tsx'),
    route('posting/confirm', 'site/posting/confirm.route.tsx'),
    route('posting/manage', 'site/posting/manage.route.tsx'),
    route('my-data', 'site/my-data/my-data.route.tsx'),
    route('enquiry/withdraw', 'site/contact/withdraw.route.tsx'),
    route('newsletter/confirm', 'site/newsletter/confirm.route.tsx'),
    route('newsletter/unsubscribe', 'site/newsletter/unsubscribe.route.tsx'),
    route('*', 'site/chrome/not-found.route.tsx'),
  ]),
  route('login', 'admin/sign-in/sign-in.route.tsx'),
  route('login/confirm-email', 'admin/sign-in/link.route.tsx', { id: 'confirm-email' }),
  route('choose-password', 'admin/sign-in/link.route.tsx', { id: 'choose-password' }),
  // One route for all screens, because every route is part of the route table that public pages load.
  layout('admin/shell/admin.layout.tsx', [route('admin/*', 'admin/engine/screen.route.tsx')]),
  ...kit,
] satisfies RouteConfig;
