import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { StaffPicture } from '#contract';
import { CallError } from '../../../data/http.ts';
import { sendPicture } from '../../data/send-picture.ts';
import { getFileError } from './picture-advice.ts';

/** A file that is queued, being uploaded or has failed. */
export interface Upload {
  /** The object URL of the preview; also the key of the upload. */
  preview: string;
  file: File;
  /** The id of the picture that it replaces. */
  replaces: number | undefined;
  percent: number;
  uploadError: string | undefined;
  /** Whether a retry could succeed. */
  again: boolean;
}

const getReason = (error: unknown) =>
  error instanceof CallError && error.status > 0 ? error.message : 'The connection broke off';

/** Uploads files one after the other, so that they arrive in the order they were chosen in. */
export function usePictureUploads(onSent: (picture: StaffPicture, upload: Upload) => void) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  /** The object URLs of pictures that were uploaded here, by picture id. */
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
    // A progress update must not start the upload again.
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
