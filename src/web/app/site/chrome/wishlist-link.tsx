import { Link } from 'react-router';
import { Icon } from '#ui/icon.tsx';
import { useWishlistCount } from '../shared/wishlist.ts';

export function WishlistLink() {
  const count = useWishlistCount();
  return (
    <Link
      to="/wishlist"
      aria-label={count === 0 ? 'Wishlist' : `Wishlist, ${count} saved`}
      className="relative grid size-11 place-items-center rounded-full text-ink transition-colors duration-(--duration-fast) hover:bg-well"
    >
      <Icon name="heart" size="lg" />
      {count > 0 && (
        <span className="absolute top-[3px] right-px h-[18px] min-w-[18px] rounded-full bg-heart px-[5px] text-center text-[11px] leading-[18px] font-bold text-white">
          {count}
        </span>
      )}
    </Link>
  );
}
