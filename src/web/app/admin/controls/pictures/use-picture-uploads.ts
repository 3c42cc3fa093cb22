import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PictureKind, StaffPicture } from '#contract';
import { isPanoramic, LARGEST_PICTURE_BYTES, PICTURE_TYPES } from '#contract/media/picture-path.ts';
import { CallError } from '../../../data/http.ts';
import { sendPicture } from '../../data/send-picture.ts';

const MIN_WIDTH = 1200;
/** Around 3:2; outside this range a card crops more than a fifth of the picture. */
const [NARROWEST, WIDEST] = [1.2, 1.9];

export interface PictureSize {
  width: number;
  height: number;
}

/** Why a file is rejected before it is sent. */
export function getFileError({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!PICTURE_TYPES.includes(type)) return 'Pictures must be JPG, PNG or WebP files';
  return size > LARGEST_PICTURE_BYTES ? 'Pictures can be at most 8 MB' : undefined;
}

/** Advice that would improve a picture; it is accepted anyway. */
export function pictureAdvice({ width, height }: PictureSize, kind?: PictureKind | null): string | undefined {
  if (kind === 'panorama')
    return isPanoramic({ width, height })
      ? undefined
      : 'A 360° view is twice as wide as high; this picture will be cut off';
  if (width < MIN_WIDTH) return `Only ${width} px wide: it may look blurred`;
  const ratio = width / height;
  if (ratio < NARROWEST) return 'Taller than 3:2: cards crop its top and bottom';
  return ratio > WIDEST ? 'Wider than 3:2: cards crop its sides' : undefined;
}

/** A file that is queued, being uploaded or has failed. */
export interface Upload {
  /** The object URL of the preview; also the key of the upload. */
  preview: string;
  file: File;
  /** Its place among all files that were chosen here. */
  order: number;
  /** The id of the picture that it replaces. */
  replaces: number | undefined;
  percent: number;
  uploadError: string | undefined;
  /** Whether a retry could succeed. */
  again: boolean;
}

/** Uploads at the same time; more would only share the connection. */
const MAX_PARALLEL = 3;

const getReason = (error: unknown) =>
  error instanceof CallError && error.status > 0 ? error.message : 'The connection was lost. Please try again.';

const isUnderWay = ({ uploadError }: Upload): boolean => uploadError === undefined;

/** Uploads files a few at a time, the first ones first; they can arrive in another order. */
export function usePictureUploads(onSent: (picture: StaffPicture, upload: Upload) => void) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  /** The object URLs of pictures that were uploaded here, by picture id. */
  const [previews, setPreviews] = useState<Partial<Record<number, string>>>({});
  const objectUrls = useRef(new Set<string>());
  const requests = useRef(new Map<string, AbortController>());
  const sent = useEffectEvent(onSent);

  const change = (preview: string, part: Partial<Upload>) =>
    setUploads((list) => list.map((upload) => (upload.preview === preview ? { ...upload, ...part } : upload)));
  const drop = (preview: string) => {
    requests.current.get(preview)?.abort();
    requests.current.delete(preview);
    setUploads((list) => list.filter((upload) => upload.preview !== preview));
  };

  const send = useEffectEvent(async (upload: Upload, signal: AbortSignal) => {
    const { file, preview } = upload;
    try {
      const picture = await sendPicture(file, { signal, onProgress: (percent) => change(preview, { percent }) });
      setPreviews((all) => ({ ...all, [picture.id]: preview }));
      drop(preview);
      sent(picture, upload);
    } catch (error) {
      requests.current.delete(preview);
      if (!signal.aborted) change(preview, { uploadError: getReason(error), again: true });
    }
  });

  const active = uploads.filter(isUnderWay).slice(0, MAX_PARALLEL);
  const begin = useEffectEvent(() => {
    for (const upload of active) {
      if (requests.current.has(upload.preview)) continue;
      const stop = new AbortController();
      requests.current.set(upload.preview, stop);
      void send(upload, stop.signal);
    }
  });
  const activeKeys = active.map(({ preview }) => preview).join(' ');
  useEffect(() => {
    if (activeKeys !== '') begin();
  }, [activeKeys]);

  useEffect(() => {
    const [urls, open] = [objectUrls.current, requests.current];
    return () => {
      for (const stop of open.values()) stop.abort();
      urls.forEach((preview) => URL.revokeObjectURL(preview));
    };
  }, []);

  const add = (files: File[], replaces?: number) => {
    const added = files.map((file) => {
      const preview = URL.createObjectURL(file);
      objectUrls.current.add(preview);
      const order = objectUrls.current.size;
      return { preview, file, order, replaces, percent: 0, uploadError: getFileError(file), again: false };
    });
    setUploads((list) => [...list, ...added]);
  };
  const retry = (preview: string) => change(preview, { uploadError: undefined, again: false, percent: 0 });

  return { uploads, previews, add, retry, drop, busy: active.length > 0 };
}

interface Placed {
  id: number;
}

/**
 * The pictures with a new one where its file was chosen: before the first picture whose file was chosen later. `orders`
 * has the places of those that were uploaded here.
 */
export function insertInOrder<Picture extends Placed>(
  pictures: Picture[],
  picture: Picture,
  orders: ReadonlyMap<number, number>,
): Picture[] {
  const own = orders.get(picture.id) ?? Number.POSITIVE_INFINITY;
  const later = pictures.findIndex(({ id }) => (orders.get(id) ?? 0) > own);
  const place = later === -1 ? pictures.length : later;
  return [...pictures.slice(0, place), picture, ...pictures.slice(place)];
}
