import type { SentPictureAnswer, StaffPicture } from '#contract';
import { CallError } from '../../data/http.ts';
import { isSessionEnded, leave, staffCall } from './staff-call.ts';

/** Eight megabytes over a connection of 300 kbit a second. */
const MAX_DURATION_MS = 4 * 60_000;

interface Sending {
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

/** Uploads a picture with progress events, which fetch does not offer. */
export function sendPicture(file: File, { onProgress, signal }: Sending): Promise<StaffPicture> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/v1/admin/media');
    request.responseType = 'json';
    request.timeout = MAX_DURATION_MS;
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(Math.floor((100 * loaded) / total)));
    request.addEventListener('load', () => {
      const { response, status } = request;
      if (isSessionEnded(response ?? undefined)) resolve(leave());
      else if (status === 201) resolve((response as SentPictureAnswer).picture);
      else reject(new CallError(status, response ?? undefined));
    });
    for (const end of ['error', 'timeout']) request.addEventListener(end, () => reject(new CallError(0)));
    signal.addEventListener('abort', () => request.abort());
    const form = new FormData();
    form.set('file', file);
    request.send(form);
  });
}

/** An uploaded picture, with its URL once it is prepared. Status 410 if the file could not be read. */
export const readPicture = async (id: number, signal: AbortSignal): Promise<StaffPicture> =>
  (await staffCall('GET /media/:id', { id }, { signal })).picture;
