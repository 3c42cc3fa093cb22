import { classNames } from './class-names.ts';

/** Paths on a 24 px grid with a 1.7 stroke and round joins; part of the initial bundle of every page. */
const PATHS = {
  pin: 'M12 21s7-6.2 7-11.5A7 7 0 0 0 5 9.5C5 14.8 12 21 12 21zM12 12.2a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2z',
  'chevron-down': 'm6 9.5 6 6 6-6',
  'chevron-left': 'm14.5 6-6 6 6 6',
  'chevron-right': 'm9.5 6 6 6-6 6',
  external:
    'M9 6H6a1.5 1.5 0 0 0-1.5 1.5V18A1.5 1.5 0 0 0 6 19.5h10.5A1.5 1.5 0 0 0 18 18v-3M13 4.5h6.5V11M19 5l-8.5 8.5',
  plus: 'M12 5v14M5 12h14',
  heart: 'M12 20C5.5 15.4 3.5 12.2 3.5 9a4.4 4.4 0 0 1 8.5-1.6A4.4 4.4 0 0 1 20.5 9c0 3.2-2 6.4-8.5 11z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.3 15.3 20 20',
  alert: 'M12 8v5M12 16.3h.01M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17z',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7.5V12l3 2',
  'arrow-up': 'M12 19V5M6 11l6-6 6 6',
  bed: 'M3 18v-5.5A1.5 1.5 0 0 1 4.5 11h15a1.5 1.5 0 0 1 1.5 1.5V18M3 15.5h18M5 11V7.5A1.5 1.5 0 0 1 6.5 6h11A1.5 1.5 0 0 1 19 7.5V11',
  bath: 'M4 12h16v2.5A4.5 4.5 0 0 1 15.5 19h-7A4.5 4.5 0 0 1 4 14.5zM6.5 12V6a2 2 0 0 1 4 0M7 19l-1 2M17 19l1 2',
  area: 'M4 9V4h5M20 15v5h-5M4 4l6 6M20 20l-6-6M15 4h5v5M9 20H4v-5',
  building:
    'M5 20.5V5a1 1 0 0 1 1-1h8a1 1 0 0 1 1 1v15.5M15 10h3a1 1 0 0 1 1 1v9.5M3 20.5h18M8.5 8h.01M11.5 8h.01M8.5 12h.01M11.5 12h.01M8.5 16h3v4.5h-3z',
  home: 'M4 11 12 4l8 7v8.5a.5.5 0 0 1-.5.5H15v-6H9v6H4.5a.5.5 0 0 1-.5-.5z',
  key: 'M14.5 13.5a5 5 0 1 0-4-4L4 16v4h4v-2.5h2.5V15zM15.8 8.2h.01',
  shield: 'M12 3.5 5 6v5.5c0 4.3 3 7.5 7 9 4-1.5 7-4.7 7-9V6zM9 12l2.2 2.2L15.2 10',
  sliders:
    'M4 7h9M17 7h3M4 17h3M11 17h9M15 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM9 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
} as const;

/** One of the names above, or an inline path for an icon that few places need. */
export type IconName = keyof typeof PATHS | `M${string}`;

const paths: Partial<Record<string, string>> = PATHS;

const SIZES = { sm: 'size-4', md: 'size-5', lg: 'size-6', xl: 'size-8.5 [stroke-width:1.3]' } as const;

export interface IconProps {
  name: IconName;
  size?: keyof typeof SIZES;
  filled?: boolean;
  className?: string;
}

/** A decorative icon next to text or inside a labelled control, so it is hidden from screen readers. */
export function Icon({ name, size = 'md', filled = false, className }: IconProps) {
  return (
    <svg
      className={classNames('shrink-0', SIZES[size], className)}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name] ?? name} />
    </svg>
  );
}
