import { data } from 'react-router';

const missing = () => data(null, { status: 404, headers: { 'cache-control': 'public, max-age=0, s-maxage=10' } });

export function loader(): never {
  throw missing();
}

export function clientLoader(): never {
  throw missing();
}

export default function NotFoundRoute() {
  return null;
}
