import { useEffect, useRef, useState } from 'react';
import type { PublicCounter } from '#contract';

const DURATION_MS = 1_000;

const shown = (value: number, { decimals, suffix }: PublicCounter) => value.toFixed(decimals) + suffix;

const easeOut = (share: number) => 1 - (1 - share) ** 3;

/** Counts up once when first visible; the server, screen readers and reduced motion get the final value. */
function useCountUp(counter: PublicCounter) {
  const element = useRef<HTMLElement>(null);
  const [value, setValue] = useState(counter.value);
  useEffect(() => {
    const target = element.current;
    if (!target || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    let frame = 0;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      const start = performance.now();
      const step = (now: number) => {
        const share = Math.min(1, (now - start) / DURATION_MS);
        setValue(counter.value * easeOut(share));
        if (share < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    });
    observer.observe(target);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [counter.value]);
  return { element, value };
}

function CounterItem({ counter }: { counter: PublicCounter }) {
  const { element, value } = useCountUp(counter);
  return (
    <li className="-mt-px -ml-px border-t border-l border-band-line px-4.5 pt-4.5 pb-4 lg:px-8 lg:pt-6.5 lg:pb-6">
      <span className="sr-only">{shown(counter.value, counter)} </span>
      <b
        ref={element}
        aria-hidden="true"
        className="block font-display text-counter leading-[1.05] font-medium text-white"
      >
        {shown(value, counter)}
      </b>
      <span className="text-compact text-on-band-2">{counter.label}</span>
    </li>
  );
}

export interface CountersProps {
  counters: PublicCounter[];
  className?: string;
}

/** Key figures of the company. */
export function Counters({ counters, className = '' }: CountersProps) {
  if (counters.length === 0) return null;
  return (
    <div className={`wrap relative z-2 ${className}`}>
      <ul className="grid cell-columns overflow-hidden rounded-lg bg-band text-on-band shadow-md">
        {counters.map((counter) => (
          <CounterItem key={counter.label} counter={counter} />
        ))}
      </ul>
    </div>
  );
}
