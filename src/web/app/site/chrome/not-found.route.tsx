import { notFound } from '../../data/page.tsx';

export function loader(): never {
  throw notFound();
}

export function clientLoader(): never {
  throw notFound();
}

export default function NotFoundRoute() {
  return null;
}
