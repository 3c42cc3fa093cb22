/** Five matching colours, used by covers and monograms. */
export interface Palette {
  readonly deep: string;
  readonly middle: string;
  readonly bright: string;
  readonly pale: string;
  readonly contrast: string;
}

export const PALETTES: readonly Palette[] = [
  { deep: '#0f4540', middle: '#1b6d63', bright: '#e9b04a', pale: '#f6ead2', contrast: '#c8664a' },
  { deep: '#7b3348', middle: '#b4573a', bright: '#e8a35c', pale: '#f7e6d3', contrast: '#2f5d62' },
  { deep: '#23345f', middle: '#4c5f97', bright: '#e6a04a', pale: '#f1e7da', contrast: '#c9705a' },
  { deep: '#3f5a3c', middle: '#7d9460', bright: '#e3b557', pale: '#f5eeda', contrast: '#b4573a' },
  { deep: '#5b3a2a', middle: '#a9683f', bright: '#dba95c', pale: '#f6e9d6', contrast: '#3f6f6a' },
  { deep: '#214a5c', middle: '#5b93a3', bright: '#efc07a', pale: '#f4ede0', contrast: '#b9553f' },
];
