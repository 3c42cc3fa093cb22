import type { PictureKind } from '../listings/enumerations.ts';

/** What a picture of each kind shows; a number follows where a listing has several. */
const SUBJECTS: Record<PictureKind, [subject: string, link: string]> = {
  outside: ['Outside', 'of'],
  living: ['Living room', 'of'],
  kitchen: ['Kitchen', 'of'],
  bedroom: ['Bedroom', 'of'],
  bath: ['Bathroom', 'of'],
  view: ['View', 'from'],
  plan: ['Floor plan', 'of'],
  panorama: ['360° view', 'of'],
};

const MAX_LENGTH = 200;

interface KindOfPicture {
  kind?: PictureKind | null | undefined;
}

/** The alternative texts that the kinds of a listing's pictures and its title suggest, in their order. */
export function suggestAlts(title: string, pictures: KindOfPicture[]): string[] {
  const seen = new Map<PictureKind, number>();
  return pictures.map(({ kind }, index) => {
    const home = title.trim();
    if (!kind) return (index === 0 ? home : `${home}, picture ${index + 1}`).slice(0, MAX_LENGTH);
    const number = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, number);
    const [subject, link] = SUBJECTS[kind];
    return `${subject}${number > 1 ? ` ${number}` : ''} ${link} ${home}`.slice(0, MAX_LENGTH);
  });
}

/** The pictures with a suggestion wherever a text was left empty. */
export function fillAlts<Picture extends KindOfPicture & { alt: string }>(
  title: string,
  pictures: Picture[],
): Picture[] {
  const suggestions = suggestAlts(title, pictures);
  return pictures.map((picture, index) => ({ ...picture, alt: picture.alt.trim() || (suggestions[index] ?? '') }));
}

/** The pictures without the texts that were only suggested, so that these follow the title and the kinds. */
export function clearAlts<Picture extends KindOfPicture & { alt: string }>(
  title: string,
  pictures: Picture[],
): Picture[] {
  const suggestions = suggestAlts(title, pictures);
  return pictures.map((picture, index) => (picture.alt === suggestions[index] ? { ...picture, alt: '' } : picture));
}
