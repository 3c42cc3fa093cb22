import { useEffect, useRef, useState } from 'react';
import { LARGEST_PICTURE_BYTES, MAX_PICTURES, PICTURE_TYPES } from '#contract/media/picture-limits.ts';

export interface ChosenPicture {
  file: File;
  /** Object URL for the preview; also identifies the image. */
  url: string;
}

function getFileError({ name, type, size }: File): string | undefined {
  if (!PICTURE_TYPES.includes(type)) return `${name} is not a JPG, PNG or WebP picture`;
  return size > LARGEST_PICTURE_BYTES ? `${name} is larger than 8 MB` : undefined;
}

/** The images of a form in order. */
export function usePictures() {
  const [pictures, setPictures] = useState<ChosenPicture[]>([]);
  const latest = useRef(pictures);
  useEffect(() => {
    latest.current = pictures;
  }, [pictures]);
  useEffect(() => () => latest.current.forEach(({ url }) => URL.revokeObjectURL(url)), []);

  /** Adds images up to the limit; returns why a file was rejected. */
  const add = (files: File[]): string | undefined => {
    const fitting = files.filter((file) => getFileError(file) === undefined);
    const room = MAX_PICTURES - pictures.length;
    const fileError = files.map(getFileError).find((error) => error !== undefined);
    const added = fitting.slice(0, room).map((file) => ({ file, url: URL.createObjectURL(file) }));
    setPictures([...pictures, ...added]);
    return fileError ?? (fitting.length > room ? `Please choose at most ${MAX_PICTURES} pictures` : undefined);
  };

  const remove = (index: number) => {
    const gone = pictures[index];
    if (gone) URL.revokeObjectURL(gone.url);
    setPictures(pictures.toSpliced(index, 1));
  };

  const move = (index: number, to: number) => {
    const moved = pictures[index];
    if (moved) setPictures(pictures.toSpliced(index, 1).toSpliced(to, 0, moved));
  };

  return { pictures, add, remove, move };
}
