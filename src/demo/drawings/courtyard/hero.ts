import type { CourtyardFormat, TimeOfDay } from '../catalogue.ts';
import { type CourtyardOptions, courtyard } from './courtyard.ts';

/** The hero for desktops and for phones, where the plain wall blends into the page. */
const HERO: Readonly<Record<CourtyardFormat, CourtyardOptions>> = {
  wide: { seed: 5, width: 1440, height: 700, arcadeStart: 0.5 },
  tall: {
    seed: 11,
    width: 560,
    height: 470,
    arches: 1,
    arcadeStart: 0.17,
    archHeight: 0.775,
    rightMargin: 0.07,
    flat: true,
  },
};

export interface HeroCourtyardOptions {
  /** A city name or slug. */
  city: string;
  time: TimeOfDay;
  format: CourtyardFormat;
  /** Position in the animation loop, from 0 (the still picture) to 1 (0 again). */
  moment?: number;
}

/** The courtyard as the hero of a home page; its moments are the frames of a looping video. */
export const heroCourtyard = ({ format, ...view }: HeroCourtyardOptions): string =>
  courtyard({ ...HERO[format], ...view });
