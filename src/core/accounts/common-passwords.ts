import { dictionary } from '@zxcvbn-ts/language-common';

/** Nearly fifty thousand passwords from leaks, in lower case. */
const COMMON = new Set(dictionary['passwords-common']);

/** Digits and signs that people write in place of letters. */
const LETTERS: Record<string, string> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

const toLetters = (text: string): string => text.replaceAll(/[013457@$]/g, (sign) => LETTERS[sign] ?? sign);

/** The shortest text that gives the password when it is repeated. */
function smallestUnit(text: string): string {
  for (let length = 1; length <= text.length / 2; length += 1) {
    const unit = text.slice(0, length);
    if (unit.repeat(text.length / length) === text) return unit;
  }
  return text;
}

/** What is left of a password without digits and signs around its words. */
function trimSigns(text: string): string {
  const characters = Array.from(text);
  const isLetter = (character: string) => /\p{L}/u.test(character);
  return characters.slice(Math.max(0, characters.findIndex(isLetter)), characters.findLastIndex(isLetter) + 1).join('');
}

/**
 * Whether a password is a common one: as it is, repeated, with digits and signs around it, or with some in place of
 * letters. A module of its own, because the list takes a few megabytes of memory and is needed for new passwords only.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.trim().toLowerCase();
  const variants = [
    plain,
    trimSigns(plain),
    toLetters(plain),
    trimSigns(toLetters(plain)),
    toLetters(trimSigns(plain)),
  ];
  return variants.some((variant) => variant !== '' && (COMMON.has(variant) || COMMON.has(smallestUnit(variant))));
}
