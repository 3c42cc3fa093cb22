import { Link } from 'react-router';
import {
  BOARD_STEP,
  type BoardStatus,
  type BoardCard as Card,
  ENQUIRY_STATUS_LABELS,
  MAX_COUNTED_CARDS,
  mayShowMore,
} from '#contract';
import { indianNumber } from '#contract/indian-number.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { BoardCard } from './board-card.tsx';
import type { BoardActions } from './use-board-moves.ts';

/** A count that stops at a limit: '1,000+'. */
export const describeCount = (count: number): string =>
  count < MAX_COUNTED_CARDS ? indianNumber(count) : `${indianNumber(MAX_COUNTED_CARDS)}+`;

interface BoardColumnProps {
  status: BoardStatus;
  cards: Card[];
  count: number;
  now: number;
  actions: BoardActions;
  /** How many cards are asked for. */
  shown: number;
  onShowMore: () => void;
  /** Whether phones show this column. */
  isChosen: boolean;
  /** The filters of the board, for the inbox. */
  query: Record<string, string>;
}

/** What follows the cards of a column. */
function More({ cards, count, onShowMore, query, shown, status }: BoardColumnProps) {
  const left = count - cards.length;
  if (left <= 0) return null;
  if (mayShowMore(shown))
    return (
      <Button variant="ghost" size="sm" block onClick={onShowMore}>
        Show {Math.min(left, BOARD_STEP)} more<span className="sr-only"> of {ENQUIRY_STATUS_LABELS[status]}</span>
      </Button>
    );
  return (
    <Link
      className={buttonClass({ variant: 'ghost', size: 'sm', block: true })}
      to={`/admin/enquiries?${new URLSearchParams({ ...query, status })}`}
    >
      All in Enquiries<span className="sr-only">, {ENQUIRY_STATUS_LABELS[status]}</span>
    </Link>
  );
}

/** The leads of a status. */
export function BoardColumn(props: BoardColumnProps) {
  const { actions, cards, count, isChosen, now, status } = props;
  const label = ENQUIRY_STATUS_LABELS[status];
  const isOver = actions.over === status && actions.from !== status;
  return (
    <section
      aria-labelledby={`board-${status}`}
      data-drop={status}
      className={classNames(
        'w-full shrink-0 rounded-lg bg-well p-2 admin:w-56 @4xl:w-auto @4xl:min-w-0 @4xl:flex-1 @4xl:shrink',
        !isChosen && 'max-admin:hidden',
      )}
    >
      <h2
        id={`board-${status}`}
        className="flex flex-wrap items-center gap-x-2 px-1.5 pt-1 pb-2 font-sans text-compact font-semibold tracking-normal"
      >
        {label}
        <span className="grid h-6 min-w-6 place-items-center rounded-full bg-surface px-2 text-xs">
          {describeCount(count)}
        </span>
      </h2>
      {isOver && (
        <p className="mb-2 grid h-16 place-items-center rounded-md border-2 border-dashed border-primary bg-primary-soft px-2 text-center text-note font-semibold text-primary">
          Drop: {label}
        </p>
      )}
      <ul className="grid gap-2">
        {cards.map((card) => (
          <BoardCard key={card.id} card={card} now={now} actions={actions} />
        ))}
      </ul>
      {cards.length === 0 && !isOver && <p className="px-1.5 pb-2 text-note text-ink-3">No leads</p>}
      <div className="pt-1 empty:hidden">
        <More {...props} />
      </div>
    </section>
  );
}
