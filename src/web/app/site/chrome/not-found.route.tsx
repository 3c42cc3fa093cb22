import { notFound } from '../../data/page.ts';

export function loader(): never {
  throw notFound();
}

export function clientLoader(): never {
  throw notFound();
}

export default function NotFoundRoute() {
  return null;
}
