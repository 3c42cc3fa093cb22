import type { KeyboardEvent } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { BoardCard as Card } from '#contract';
import { classNames } from '#ui/class-names.ts';
import { CardFace } from './card-face.tsx';
import type { BoardActions } from './use-board-moves.ts';

/** The element that says how a card is moved by keyboard. */
export const MOVE_HINT = 'board-keys';

interface BoardCardProps {
  card: Card;
  now: number;
  actions: BoardActions;
}

/** A lead: a press opens it; it is dragged, or picked up with Space and moved with the arrow keys. */
export function BoardCard({ card, now, actions: { drag, picked, pressKey, putBack } }: BoardCardProps) {
  const [search] = useSearchParams();
  const { id, status } = card;
  const isPicked = picked?.card.id === id;
  const isCarried = drag.carried?.card.id === id;
  return (
    <li>
      <Link
        {...drag.getHandlers(card)}
        to={`?${new URLSearchParams({ ...Object.fromEntries(search), open: String(id) })}`}
        preventScrollReset
        draggable={false}
        data-card={id}
        data-status={status}
        aria-describedby={MOVE_HINT}
        className={classNames(
          'grid gap-0.5 rounded-md border border-line bg-surface px-2.5 py-2 text-sm select-none [-webkit-touch-callout:none]',
          'hover:border-chuna-300 hover:shadow-sm focus-visible:-outline-offset-1',
          isPicked && 'border-focus shadow-md outline-2 outline-focus',
          isCarried && 'opacity-40',
        )}
        onClick={(event) => {
          if (!drag.isClick()) event.preventDefault();
        }}
        onKeyDown={(event: KeyboardEvent) => pressKey(event, card)}
        onBlur={() => isPicked && putBack()}
      >
        {isPicked && <span className="sr-only">Picked up: </span>}
        <CardFace card={card} now={now} />
        {isPicked && <span className="sr-only">Picked up</span>}
      </Link>
    </li>
  );
}
