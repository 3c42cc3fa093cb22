import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { BOARD_STEP, type BoardCard, BoardStatus, type EnquiryStatus, type LeadBoard } from '#contract';
import { CallError } from '../../data/http.ts';
import { staffCall } from '../data/staff-call.ts';
import { announceFailure } from '../engine/announce.ts';
import { useRefresh } from '../engine/use-record.ts';
import { inbox } from '../enquiries/inbox.tsx';

/** The URL parameters of the board. */
export const BOARD_FILTERS = ['assigned_to', 'source', 'city_id'];

type Shown = Record<BoardStatus, number>;

const FIRST = Object.fromEntries(BoardStatus.options.map((status) => [status, BOARD_STEP])) as Shown;

/** The board after a card was moved: first in its new column, and counted there. */
function withMoved(board: LeadBoard, card: BoardCard, status: EnquiryStatus): LeadBoard {
  const others = board.cards.filter(({ id }) => id !== card.id);
  return {
    ...board,
    cards: status === 'lost' ? others : [{ ...card, status }, ...others],
    counts: {
      ...board.counts,
      [card.status]: board.counts[card.status] - 1,
      [status]: board.counts[status] + 1,
    },
  };
}

export interface Move {
  card: BoardCard;
  status: EnquiryStatus;
  /** Why it was lost. */
  lostReason?: string;
}

/** The board by the filters in the address, and functions to show more cards and to move one. */
export function useBoard(query: Record<string, string>) {
  const client = useQueryClient();
  const refresh = useRefresh(inbox);
  const [shown, setShown] = useState(FIRST);
  const queryKey = ['staff', 'enquiry', 'board', query, shown];
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => staffCall('GET /enquiry/board', { ...query, ...shown }, { signal }),
    placeholderData: keepPreviousData,
  });

  /** Shows a card where it was moved at once, and puts it back if that failed. Returns what went wrong. */
  const move = async ({ card, status, lostReason }: Move): Promise<string | undefined> => {
    await client.cancelQueries({ queryKey });
    client.setQueryData<LeadBoard>(queryKey, (board) => board && withMoved(board, card, status));
    try {
      const body = { status, ...(lostReason !== undefined && { lost_reason: lostReason }) };
      await staffCall('PATCH /enquiry/:id', { id: card.id, body });
      return undefined;
    } catch (error) {
      announceFailure(error);
      return error instanceof CallError ? error.message : 'Something went wrong';
    } finally {
      // Also after a failure: the board then shows the state that the server has.
      await refresh();
    }
  };
  return {
    board: data,
    isError,
    reload: () => void refetch(),
    shown,
    showMore: (status: BoardStatus) => setShown((now) => ({ ...now, [status]: now[status] + BOARD_STEP })),
    move,
  };
}
