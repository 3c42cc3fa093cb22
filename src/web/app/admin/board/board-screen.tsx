import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import { BoardStatus, ENQUIRY_SOURCE_LABELS, ENQUIRY_STATUS_LABELS, type LeadBoard } from '#contract';
import { getScope, roleMay } from '#contract/people/permissions.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { linkClass } from '#ui/link.tsx';
import { Skeleton } from '#ui/loading.tsx';
import { useChoices } from '../data/choices.ts';
import { KeyHints } from '../engine/keyboard.tsx';
import { ViewButton } from '../engine/screen-head.tsx';
import { type Filters, useFilters } from '../engine/url-state.ts';
import { EnquiryDialog } from '../enquiries/enquiry-dialog.tsx';
import { useColleagues } from '../enquiries/use-enquiry.ts';
import { FilterSelect } from '../shared/facts.tsx';
import { useOpenRow } from '../shared/use-admin-record.ts';
import { useNow } from '../shared/use-now.ts';
import { useStaff } from '../shell/session.ts';
import { MOVE_HINT } from './board-card.tsx';
import { BoardColumn, describeCount } from './board-column.tsx';
import { CardFace } from './card-face.tsx';
import { FiguresSection } from './figures-section.tsx';
import { LostDialog } from './lost-dialog.tsx';
import { BOARD_FILTERS, useBoard } from './use-board.ts';
import { type BoardActions, useBoardMoves } from './use-board-moves.ts';

/** Whose leads are shown, from where and in which city. */
function BoardFilters({ query, choose }: Filters) {
  const staff = useStaff();
  const colleagues = useColleagues();
  const cities = useChoices()?.cities ?? [];
  // Of the colleagues of those who see only their own leads, there is nothing to show.
  const people = getScope(staff.role, 'leads') === 'own' ? colleagues.filter(({ id }) => id === staff.id) : colleagues;
  return (
    <div
      role="group"
      aria-label="Filters"
      className="grid w-full grid-cols-2 gap-2 *:first:col-span-2 admin:flex admin:w-auto admin:flex-wrap"
    >
      <FilterSelect
        label="Person"
        every="Everyone's"
        value={query.assigned_to}
        options={[['none', 'Unassigned'], ...people.map(({ id, full_name }) => [String(id), full_name] as const)]}
        onChoose={(assigned_to) => choose({ assigned_to })}
      />
      <FilterSelect
        label="Source"
        every="All sources"
        value={query.source}
        options={Object.entries(ENQUIRY_SOURCE_LABELS)}
        onChoose={(source) => choose({ source })}
      />
      <FilterSelect
        label="City"
        every="All cities"
        value={query.city_id}
        options={cities.map(({ id, label }) => [String(id), label])}
        onChoose={(city_id) => choose({ city_id })}
      />
    </div>
  );
}

interface StatusTabsProps {
  board: LeadBoard;
  chosen: BoardStatus;
  onChoose: (status: BoardStatus) => void;
  actions: BoardActions;
}

/** On phones, which show one status at a time; a card can be dropped on each. */
const StatusTabs = ({ board, chosen, onChoose, actions: { over } }: StatusTabsProps) => (
  <div
    role="group"
    aria-label="Status"
    className="no-scrollbar sticky top-16 z-(--z-sticky) -mx-(--gutter-admin) mb-2 flex gap-2 overflow-x-auto bg-sunken px-(--gutter-admin) py-2 admin:hidden"
  >
    {BoardStatus.options.map((status) => (
      <span
        key={status}
        data-drop={status}
        className={classNames('rounded-full', over === status && 'ring-2 ring-focus')}
      >
        <ViewButton chosen={status === chosen} onChoose={() => onChoose(status)}>
          <span className="whitespace-nowrap">{ENQUIRY_STATUS_LABELS[status]}</span>
          <span className="opacity-75">{describeCount(board.counts[status])}</span>
        </ViewButton>
      </span>
    ))}
  </div>
);

interface LostAreaProps {
  count: number;
  query: Record<string, string>;
  actions: BoardActions;
}

/** Takes cards of lost leads, which the board does not show; in reach while the columns are longer than the window. */
const LostArea = ({ count, query, actions: { drag, over } }: LostAreaProps) => (
  <section
    aria-labelledby="board-lost"
    data-drop="lost"
    className={classNames(
      'bottom-2 z-(--z-sticky) mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border-2 border-dashed px-3.5 py-2 text-sm text-ink-3 admin:sticky',
      drag.carried && 'max-admin:sticky',
      over === 'lost' ? 'border-danger bg-danger-soft' : 'border-chuna-400 bg-sunken',
    )}
  >
    <h2 id="board-lost" className="flex items-center gap-2 font-sans text-compact font-semibold tracking-normal">
      {ENQUIRY_STATUS_LABELS.lost}
      <span className="grid h-6 min-w-6 place-items-center rounded-full bg-surface px-2 text-xs">
        {describeCount(count)}
      </span>
    </h2>
    <p>
      {over === 'lost'
        ? 'Drop: Lost. You are asked for the reason.'
        : 'Drop a card here. You are asked for the reason.'}
    </p>
    <Link
      className={`${linkClass} ml-auto inline-flex min-h-11 items-center admin:min-h-0`}
      to={`/admin/enquiries?${new URLSearchParams({ ...query, status: 'lost' })}`}
    >
      Show lost
    </Link>
  </section>
);

/** The card below the pointer that carries it. */
function Floating({ carried, now }: { carried: BoardActions['drag']['carried']; now: number }) {
  if (!carried) return null;
  const { at, card, grip, width } = carried;
  return createPortal(
    <div
      aria-hidden="true"
      data-floating
      className="pointer-events-none fixed top-0 left-0 z-(--z-panel) grid -rotate-1 gap-0.5 rounded-md border border-focus bg-surface px-2.5 py-2 text-sm text-ink-2 shadow-lg"
      style={{ width, translate: `${at.x - grip.x}px ${at.y - grip.y}px` }}
    >
      <CardFace card={card} now={now} />
    </div>,
    document.body,
  );
}

/** The open leads by status, moved by pointer or keyboard. */
export default function BoardScreen() {
  const now = useNow();
  const staff = useStaff();
  const filters = useFilters(BOARD_FILTERS);
  const { id, show } = useOpenRow();
  const [chosen, setChosen] = useState<BoardStatus>('new');
  const columns = useRef<HTMLDivElement>(null);
  const { board, isError, reload, shown, showMore, move } = useBoard(filters.query);
  const actions = useBoardMoves({ move, board: columns });
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h1 className="mr-auto text-headline">Board</h1>
        <BoardFilters {...filters} />
      </div>
      <p id={MOVE_HINT} className="sr-only">
        Enter opens the lead. Space picks it up to change its status with the arrow keys.
      </p>
      <p role="status" className="sr-only">
        {actions.news}
      </p>
      {roleMay(staff.role, 'leads:change') && (
        <div className="can-hover:-mt-3 can-hover:mb-3">
          <KeyHints hints={{ Space: 'pick up and drop', '← →': 'change the status', Esc: 'put back', Enter: 'open' }} />
        </div>
      )}
      <div ref={columns} aria-busy={!board && !isError}>
        {!board && !isError && <Skeleton className="h-96" />}
        {!board && isError && (
          <div role="alert" className="grid justify-items-start gap-3">
            Something went wrong
            <Button variant="outline" onClick={reload}>
              Try again
            </Button>
          </div>
        )}
        {board && (
          <>
            <StatusTabs board={board} chosen={chosen} onChoose={setChosen} actions={actions} />
            <div className="@container">
              <div data-scroller className="relative flex items-start gap-2.5 overflow-x-auto">
                {BoardStatus.options.map((status) => (
                  <BoardColumn
                    key={status}
                    status={status}
                    cards={board.cards.filter((card) => card.status === status)}
                    count={board.counts[status]}
                    now={now}
                    actions={actions}
                    shown={shown[status]}
                    onShowMore={() => showMore(status)}
                    isChosen={status === chosen}
                    query={filters.query}
                  />
                ))}
              </div>
            </div>
            <LostArea count={board.counts.lost} query={filters.query} actions={actions} />
          </>
        )}
      </div>
      <FiguresSection />
      <Floating carried={actions.drag.carried} now={now} />
      {actions.losing && (
        <LostDialog
          name={actions.losing.full_name}
          onLose={(reason) => void actions.lose(reason)}
          onClose={actions.keep}
        />
      )}
      {id !== undefined && <EnquiryDialog key={id} id={id} onClose={() => show(undefined)} />}
    </>
  );
}
