import { classNames } from './class-names.ts';

/** Paths on a 24 grid, drawn with a 1.7 stroke and round joins. */
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
  phone: 'M6 4h3l1.5 4-2 1.5a11 11 0 0 0 6 6l1.5-2 4 1.5v3a2 2 0 0 1-2.2 2A16 16 0 0 1 4 6.2 2 2 0 0 1 6 4z',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  whatsapp:
    'M20.5 11.7a8.3 8.3 0 0 1-12.3 7.3L4 20.2l1.2-4A8.3 8.3 0 1 1 20.5 11.7zM9 8.8c0 3.3 2.7 6.2 6.3 6.4l.7-1.8-2.3-1-.9 1a6 6 0 0 1-2-2.1l.8-1-1-2.2z',
  facebook:
    'M13.5 21v-8h2.7l.5-3.3h-3.2V7.8c0-1 .4-1.6 1.7-1.6H17V3.3C16.6 3.2 15.8 3 14.8 3 12.3 3 10.5 4.5 10.5 7.4v2.3H7.8V13h2.7v8',
  instagram:
    'M7.5 4h9A3.5 3.5 0 0 1 20 7.5v9a3.5 3.5 0 0 1-3.5 3.5h-9A3.5 3.5 0 0 1 4 16.5v-9A3.5 3.5 0 0 1 7.5 4zM12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM16.7 7.3h.01',
  linkedin: 'M6 10v9M6 6.2v.01M10.5 19v-9M10.5 14c0-2.3 1.4-4 3.7-4s3.3 1.5 3.3 4v5',
  youtube:
    'M4.5 6.5h15A1.5 1.5 0 0 1 21 8v8a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 16V8a1.5 1.5 0 0 1 1.5-1.5zM10.5 9.5l4 2.5-4 2.5z',
  'arrow-up': 'M12 19V5M6 11l6-6 6 6',
  calculator:
    'M6.5 3.5h11A1.5 1.5 0 0 1 19 5v14a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19V5a1.5 1.5 0 0 1 1.5-1.5zM8 7h8v3H8zM8.5 14h.01M12 14h.01M15.5 14h.01M8.5 17h.01M12 17h.01M15.5 17h.01',
  cookie: 'M20 12.5A8 8 0 1 1 11.5 4a3 3 0 0 0 4 4 3 3 0 0 0 4.5 4.5zM9 10h.01M9.5 14.5h.01M14 14h.01',
  upload: 'M12 16V5M7.5 9 12 4.5 16.5 9M4.5 15v4.5h15V15',
  share:
    'M8 11.5 16 7M8 12.5 16 17M6 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM18 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM18 21a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  scale: 'M12 4v16M8.5 20h7M5.5 7h13M5.5 7 3 13.5a2.7 2.7 0 0 0 5 0zM18.5 7 16 13.5a2.7 2.7 0 0 0 5 0z',
  bed: 'M3 18v-5.5A1.5 1.5 0 0 1 4.5 11h15a1.5 1.5 0 0 1 1.5 1.5V18M3 15.5h18M5 11V7.5A1.5 1.5 0 0 1 6.5 6h11A1.5 1.5 0 0 1 19 7.5V11',
  bath: 'M4 12h16v2.5A4.5 4.5 0 0 1 15.5 19h-7A4.5 4.5 0 0 1 4 14.5zM6.5 12V6a2 2 0 0 1 4 0M7 19l-1 2M17 19l1 2',
  area: 'M4 9V4h5M20 15v5h-5M4 4l6 6M20 20l-6-6M15 4h5v5M9 20H4v-5',
  building:
    'M5 20.5V5a1 1 0 0 1 1-1h8a1 1 0 0 1 1 1v15.5M15 10h3a1 1 0 0 1 1 1v9.5M3 20.5h18M8.5 8h.01M11.5 8h.01M8.5 12h.01M11.5 12h.01M8.5 16h3v4.5h-3z',
  home: 'M4 11 12 4l8 7v8.5a.5.5 0 0 1-.5.5H15v-6H9v6H4.5a.5.5 0 0 1-.5-.5z',
  key: 'M14.5 13.5a5 5 0 1 0-4-4L4 16v4h4v-2.5h2.5V15zM15.8 8.2h.01',
  shield: 'M12 3.5 5 6v5.5c0 4.3 3 7.5 7 9 4-1.5 7-4.7 7-9V6zM9 12l2.2 2.2L15.2 10',
  people:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 19.5c.7-3.6 3.2-5.3 6.5-5.3s5.8 1.7 6.5 5.3M16 4.9a3.5 3.5 0 0 1 0 6.3M18 14.6c2 .7 3.2 2.3 3.6 4.9',
  chart: 'M4 4.5v15h16.5M7.5 15l4-4.5 3 2.5 5-6M15.5 7h4v4',
  smile: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM8.2 13.8a4.4 4.4 0 0 0 7.6 0M9.3 9.5h.01M14.7 9.5h.01',
  sliders:
    'M4 7h9M17 7h3M4 17h3M11 17h9M15 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM9 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  play: 'M8 5.5v13l10.5-6.5z',
  file: 'M6.5 3.5h7L18 8v12.5H6.5zM13 3.5V8.5h5M9.5 13h5M9.5 16.5h5',
  pause: 'M9 6v12M15 6v12',
} as const;

/** One of the names above, or the path of a picture that few places need. */
export type IconName = keyof typeof PATHS | `M${string}`;

const paths: Partial<Record<string, string>> = PATHS;

const SIZES = { sm: 'size-4', md: 'size-5', lg: 'size-6', xl: 'size-8.5 [stroke-width:1.3]' } as const;

export interface IconProps {
  name: IconName;
  size?: keyof typeof SIZES;
  filled?: boolean;
  className?: string;
}

/** A picture beside words, or inside a control that carries its own name: never read aloud. */
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
