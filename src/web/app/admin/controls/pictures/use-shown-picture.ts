import { useQuery } from '@tanstack/react-query';
import type { StaffPicture } from '#contract';
import { pictureFiles } from '#contract/media/picture-path.ts';
import { CallError } from '../../../data/http.ts';
import { mediaUrl } from '../../../data/media.ts';
import { readPicture } from '../../data/send-picture.ts';

const ASK_AGAIN_MS = 1_500;
const SHOWN_WIDTH = 640;

/** The picture will never be available; other errors, such as a lost connection or a busy worker, are temporary. */
const isGone = (error: Error | null): error is CallError =>
  error instanceof CallError && (error.status === 410 || error.status === 404);

/** The URL and size of a picture; polls until the server has prepared it. */
export function useShownPicture({ id, url }: StaffPicture, preview: string | undefined) {
  const { data, error } = useQuery({
    queryKey: ['admin', 'picture', id],
    queryFn: ({ signal }) => readPicture(id, signal),
    enabled: url === null,
    retry: false,
    refetchInterval: ({ state }) => (state.data?.url || isGone(state.error) ? false : ASK_AGAIN_MS),
  });
  const path = url ?? data?.url;
  if (!path) return { src: preview, size: undefined, loadError: isGone(error) ? error.message : undefined };
  const prepared = pictureFiles(path);
  const file = prepared?.files.webp.find(({ width }) => width >= SHOWN_WIDTH) ?? prepared?.files.webp.at(-1);
  return { src: mediaUrl(file?.path ?? path), size: prepared, loadError: undefined };
}
