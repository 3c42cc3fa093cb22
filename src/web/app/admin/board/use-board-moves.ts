import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type BoardCard, BoardStatus, ENQUIRY_STATUS_LABELS, type EnquiryStatus } from '#contract';
import type { useBoard } from './use-board.ts';
import { useDrag } from './use-drag.ts';

/** From left to right, and the area for lost leads at the end. */
const STATUSES: readonly EnquiryStatus[] = [...BoardStatus.options, 'lost'];
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const getLabel = (status: EnquiryStatus): string => ENQUIRY_STATUS_LABELS[status];

/** A card that was picked up by keyboard, and the status that it is over. */
interface Picked {
  card: BoardCard;
  over: EnquiryStatus;
}

interface Options {
  move: ReturnType<typeof useBoard>['move'];
  board: RefObject<HTMLElement | null>;
}

/** Moving of cards by pointer and keyboard, what is said of it, and the question why a lead was lost. */
export function useBoardMoves({ move, board }: Options) {
  const [picked, setPicked] = useState<Picked>();
  const [losing, setLosing] = useState<BoardCard>();
  const [news, setNews] = useState('');
  /** The card that gets the focus once it is in its column. */
  const focused = useRef<{ id: number; status: EnquiryStatus }>(undefined);

  // After every rendering, because a card that was moved is another element.
  useEffect(() => {
    if (!focused.current) return;
    const { id, status } = focused.current;
    const card = board.current?.querySelector<HTMLElement>(`[data-card="${id}"][data-status="${status}"]`);
    if (!card) return;
    focused.current = undefined;
    card.focus();
  });

  const send = async (card: BoardCard, status: EnquiryStatus, lostReason?: string): Promise<void> => {
    setNews(`${card.full_name} moved to ${getLabel(status)}`);
    const problem = await move({ card, status, ...(lostReason !== undefined && { lostReason }) });
    if (problem === undefined) return;
    focused.current = { id: card.id, status: card.status };
    setNews(`${card.full_name} is back in ${getLabel(card.status)}. ${problem}`);
  };
  const drop = (card: BoardCard, status: EnquiryStatus): void => {
    if (status === 'lost') return setLosing(card);
    void send(card, status);
  };
  const drag = useDrag({ board, onDrop: drop });

  const putBack = () => {
    if (!picked) return;
    setPicked(undefined);
    setNews(`${picked.card.full_name} is back in ${getLabel(picked.card.status)}`);
  };

  const hold = ({ card, over }: Picked, key: string): void => {
    const step = STEPS[key];
    if (step !== undefined) {
      const place = Math.min(Math.max(STATUSES.indexOf(over) + step, 0), STATUSES.length - 1);
      const next = STATUSES[place] ?? over;
      setPicked({ card, over: next });
      return setNews(`Over ${getLabel(next)}, ${place + 1} of ${STATUSES.length}`);
    }
    if (key === 'Escape' || over === card.status) return putBack();
    setPicked(undefined);
    if (over !== 'lost') focused.current = { id: card.id, status: over };
    drop(card, over);
  };

  const pressKey = (event: KeyboardEvent, card: BoardCard): void => {
    const { key } = event;
    if (picked) {
      if (!(key in STEPS) && ![' ', 'Enter', 'Escape'].includes(key)) return;
      event.preventDefault();
      hold(picked, key);
    } else if (key === ' ') {
      event.preventDefault();
      setPicked({ card, over: card.status });
      setNews(
        `${card.full_name} picked up from ${getLabel(card.status)}. Arrow keys move it, Space drops it, Escape puts it back.`,
      );
    }
  };

  return {
    drag,
    picked,
    pressKey,
    putBack,
    /** The status that a card is over. */
    over: picked?.over ?? drag.carried?.over,
    /** The status that the moved card comes from. */
    from: (picked ?? drag.carried)?.card.status,
    news,
    losing,
    lose: async (reason: string) => {
      if (!losing) return;
      setLosing(undefined);
      const sent = send(losing, 'lost', reason);
      // The card is gone, so the focus stays where it went.
      board.current?.querySelector<HTMLElement>('[data-drop=lost] a')?.focus();
      await sent;
    },
    keep: () => {
      if (losing) focused.current = { id: losing.id, status: losing.status };
      setLosing(undefined);
    },
  };
}

export type BoardActions = ReturnType<typeof useBoardMoves>;
