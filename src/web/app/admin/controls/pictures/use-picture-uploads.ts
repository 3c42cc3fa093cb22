import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { StaffPicture } from '#contract';
import { CallError } from '../../../data/http.ts';
import { sendPicture } from '../../data/send-picture.ts';
import { getFileError } from './picture-advice.ts';

/** A file on its way. */
export interface Upload {
  /** Where the browser keeps it for the preview; also what tells it from the others. */
  preview: string;
  file: File;
  /** The picture it takes the place of. */
  replaces: number | undefined;
  percent: number;
  uploadError: string | undefined;
  /** Sending it again could help. */
  again: boolean;
}

const getReason = (error: unknown) =>
  error instanceof CallError && error.status > 0 ? error.message : 'The connection broke off';

/** Sends files one after the other, so that they arrive in the order they were chosen in. */
export function usePictureUploads(onSent: (picture: StaffPicture, upload: Upload) => void) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  /** What the browser keeps of pictures that were sent from here, by their id. */
  const [previews, setPreviews] = useState<Partial<Record<number, string>>>({});
  const objectUrls = useRef(new Set<string>());
  const sent = useEffectEvent(onSent);
  const current = uploads.find(({ uploadError }) => uploadError === undefined);

  const change = (preview: string, part: Partial<Upload>) =>
    setUploads((list) => list.map((upload) => (upload.preview === preview ? { ...upload, ...part } : upload)));
  const drop = (preview: string) => setUploads((list) => list.filter((upload) => upload.preview !== preview));

  const send = useEffectEvent(async (upload: Upload, signal: AbortSignal) => {
    const { file, preview } = upload;
    try {
      const picture = await sendPicture(file, { signal, onProgress: (percent) => change(preview, { percent }) });
      setPreviews((all) => ({ ...all, [picture.id]: preview }));
      drop(preview);
      sent(picture, upload);
    } catch (error) {
      if (!signal.aborted) change(preview, { uploadError: getReason(error), again: true });
    }
  });

  const currentKey = current?.preview;
  useEffect(() => {
    const upload = uploads.find(({ preview }) => preview === currentKey);
    if (!upload) return undefined;
    const stop = new AbortController();
    void send(upload, stop.signal);
    return () => stop.abort();
    // Its progress is no reason to send it again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [currentKey]);

  useEffect(() => {
    const all = objectUrls.current;
    return () => all.forEach((preview) => URL.revokeObjectURL(preview));
  }, []);

  const add = (files: File[], replaces?: number) => {
    const added = files.map((file) => {
      const preview = URL.createObjectURL(file);
      objectUrls.current.add(preview);
      return { preview, file, replaces, percent: 0, uploadError: getFileError(file), again: false };
    });
    setUploads((list) => [...list, ...added]);
  };
  const retry = (preview: string) => change(preview, { uploadError: undefined, again: false, percent: 0 });

  return { uploads, previews, add, retry, drop, busy: current !== undefined };
}
