/** The colours of one home: walls, a feature wall, textiles and wood. */
export interface Decoration {
  readonly wall: string;
  readonly feature: string;
  readonly fabric: string;
  readonly accent: string;
  readonly contrast: string;
  readonly wood: string;
}

const decoration = (
  wall: string,
  feature: string,
  fabric: string,
  accent: string,
  contrast: string,
  wood: string,
): Decoration => ({ wall, feature, fabric, accent, contrast, wood });

/** Four decorations of each mood, one a time of day, so that a design has other colours in another light. */
export const MOODS = {
  /** Distemper in pastels, as in most Indian flats. */
  distemper: [
    decoration('#efdccf', '#d8a48f', '#7b3f51', '#d99a2b', '#3c5f6b', '#7a4a30'),
    decoration('#dfe8d4', '#a9c5a0', '#3c5f8a', '#e3b557', '#b4573a', '#8e5c3c'),
    decoration('#f1e8c9', '#dcc17c', '#55704f', '#c2573f', '#3f5f86', '#84512f'),
    decoration('#d6e3e7', '#9dbfc9', '#a9523b', '#e0b24f', '#46627c', '#7b4d33'),
  ],
  /** Cream and teak with earthen colours. */
  warm: [
    decoration('#efe6d8', '#d6b99b', '#2f6b62', '#d99a2b', '#b4573a', '#8e5c3c'),
    decoration('#f0e4da', '#cf9d82', '#55704f', '#d9a24e', '#a9523b', '#a06a42'),
    decoration('#f2e9d6', '#dfc398', '#b4573a', '#e3b557', '#4f7f78', '#7d4e33'),
    decoration('#ece0d1', '#b98a74', '#3c4f76', '#d99a6b', '#8a5a4a', '#8a5a3a'),
  ],
  /** Grey and white with quiet colours. */
  cool: [
    decoration('#e8e6e1', '#b9c4c2', '#6f8791', '#d8a86a', '#a9604a', '#b08863'),
    decoration('#e6e9e6', '#9db0a8', '#587a6b', '#e0b96b', '#7d5a72', '#a97f58'),
    decoration('#ebe7e0', '#c8b8a6', '#56688a', '#cf8f5a', '#56705c', '#9c7350'),
    decoration('#e3e4e8', '#a5a9b8', '#8a6a5a', '#d7b27a', '#4d6f80', '#8f6a4c'),
  ],
  /** Stone, walnut and brass. */
  luxe: [
    decoration('#e9e1d5', '#8d7f70', '#c9b79c', '#b98a3e', '#4a5a50', '#5b3d2a'),
    decoration('#ece8df', '#6f7a74', '#d6cbb8', '#a97c3a', '#7a3f3a', '#6b4730'),
    decoration('#e6ddd0', '#a58d70', '#4f5f5a', '#c99a4a', '#8a4f3a', '#553826'),
    decoration('#e2dcd6', '#5d5a63', '#b8a898', '#c08f48', '#3f5566', '#4d3527'),
  ],
  /** Lime plaster, carved wood and temple colours. */
  heritage: [
    decoration('#f4ead6', '#c9704f', '#8a3b3b', '#d99a2b', '#2f6b62', '#6a4029'),
    decoration('#f6efdf', '#d9a24e', '#a63d2b', '#e3b04a', '#2f5d62', '#74472c'),
    decoration('#f3e3c8', '#b95f45', '#2f5d7c', '#e0a63a', '#7b3f51', '#5f3a26'),
    decoration('#efe5d6', '#7d8f6a', '#7b3348', '#d7a545', '#3d6b57', '#6e442b'),
  ],
} as const satisfies Record<string, readonly Decoration[]>;
export type Mood = keyof typeof MOODS;
