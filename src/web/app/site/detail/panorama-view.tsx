import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import type { Property } from '#contract';
import { pictureFiles } from '#contract/media/picture-path.ts';
import { mediaUrl } from '../../data/file-urls.ts';
import { FullScreenDialog, ZoomButtons } from './full-screen-dialog.tsx';
import { AHEAD, coveredHeight, createRenderer, getLens, type Look, turn } from './panorama.ts';

/** By how much one press of an arrow key turns the view, in radians. */
const KEY_STEP = 0.15;
const ZOOM_STEP = 1.25;

const KEYS: Record<string, Partial<Look>> = {
  ArrowLeft: { yaw: -KEY_STEP },
  ArrowRight: { yaw: KEY_STEP },
  ArrowUp: { pitch: KEY_STEP },
  ArrowDown: { pitch: -KEY_STEP },
  '+': { zoom: ZOOM_STEP },
  '=': { zoom: ZOOM_STEP },
  '-': { zoom: 1 / ZOOM_STEP },
};

type Status = 'loading' | 'ready' | 'flat' | 'failed';

/** The direction of view, drawn on the canvas; `flat` where the browser cannot draw it. */
function usePanorama(src: string) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const look = useRef(AHEAD);
  const draw = useRef<(look: Look) => void>(undefined);
  const covered = useRef(Math.PI);
  const [status, setStatus] = useState<Status>('loading');
  useEffect(() => {
    const image = new Image();
    image.addEventListener('load', () => {
      if (!canvas.current) return;
      covered.current = coveredHeight({ width: image.naturalWidth, height: image.naturalHeight });
      draw.current = createRenderer(canvas.current, image);
      draw.current?.(look.current);
      setStatus(draw.current ? 'ready' : 'flat');
    });
    image.addEventListener('error', () => setStatus('failed'));
    image.src = src;
    const redraw = () => draw.current?.(look.current);
    window.addEventListener('resize', redraw);
    return () => window.removeEventListener('resize', redraw);
  }, [src]);
  const move = (by: Partial<Look>) => {
    look.current = turn(look.current, by, covered.current);
    requestAnimationFrame(() => draw.current?.(look.current));
  };
  const pointer = useRef<{ id: number; x: number; y: number }>(undefined);
  const grab = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent) => {
    currentTarget.setPointerCapture(pointerId);
    pointer.current ??= { id: pointerId, x: clientX, y: clientY };
  };
  /** Turns the view so that what is under the pointer stays there. */
  const drag = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (!canvas.current || pointer.current?.id !== pointerId) return;
    const { clientWidth: width, clientHeight: height } = canvas.current;
    const [across, up] = getLens(look.current, width, height);
    const { x, y } = pointer.current;
    pointer.current = { id: pointerId, x: clientX, y: clientY };
    move({ yaw: (-2 * across * (clientX - x)) / width, pitch: (2 * up * (clientY - y)) / height });
  };
  const release = ({ pointerId }: PointerEvent) => {
    if (pointer.current?.id === pointerId) pointer.current = undefined;
  };
  return { canvas, status, move, grab, drag, release };
}

const HINTS: Record<Status, string> = {
  loading: 'Loading the 360° view',
  ready: 'Drag or use the arrow keys to look around',
  flat: 'This browser cannot turn the picture. Scroll it from side to side.',
  failed: 'The 360° view could not be loaded. Close it and try again.',
};

interface PanoramaViewProps {
  /** What the panorama belongs to. */
  title: string;
  panorama: NonNullable<Property['panorama']>;
  onClose: () => void;
}

/** A full-screen view in all directions: dragging, arrow keys and buttons turn and zoom it. */
export default function PanoramaView({ title, panorama, onClose }: PanoramaViewProps) {
  const hintId = useId();
  const src = mediaUrl(pictureFiles(panorama.url)?.files.webp.at(-1)?.path ?? panorama.url);
  const { canvas, status, move, grab, drag, release } = usePanorama(src);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = KEYS[event.key];
    if (!by || status !== 'ready') return;
    event.preventDefault();
    move(by);
  };
  return (
    <FullScreenDialog
      title={`360° view of ${title}`}
      describedBy={hintId}
      onClose={onClose}
      onKeyDown={onKeyDown}
      actions={
        status === 'ready' && (
          <ZoomButtons onZoomIn={() => move({ zoom: ZOOM_STEP })} onZoomOut={() => move({ zoom: 1 / ZOOM_STEP })} />
        )
      }
    >
      <div className="relative overflow-x-auto">
        {status === 'flat' ? (
          <img src={src} alt={panorama.alt} className="h-full max-w-none" />
        ) : (
          <canvas
            ref={canvas}
            role="img"
            aria-label={panorama.alt}
            className="absolute inset-0 size-full cursor-grab touch-none active:cursor-grabbing"
            onPointerDown={grab}
            onPointerMove={drag}
            onPointerUp={release}
            onPointerCancel={release}
            onWheel={({ deltaY }) => move({ zoom: deltaY > 0 ? 1 / 1.1 : 1.1 })}
          />
        )}
      </div>
      <p id={hintId} role="status" className="min-h-14 px-5 py-4 text-center text-sm text-on-band-2">
        {HINTS[status]}
      </p>
    </FullScreenDialog>
  );
}
