import type { ReactNode } from 'react';

export interface BannerProps {
  title: ReactNode;
  line?: ReactNode;
  /** URL of an image that fades into the background on its left. */
  art?: string;
  children?: ReactNode;
}

/** Page header with the page's only h1. */
export function Banner({ title, line, art, children }: BannerProps) {
  return (
    <div className="relative overflow-clip bg-plaster">
      {art && (
        <div className="absolute inset-0 after:absolute after:inset-0 after:bg-plaster-veil md:after:bg-plaster-fade">
          <img src={art} alt="" width={1440} height={700} className="size-full object-cover object-[100%_82%]" />
        </div>
      )}
      <div className="relative wrap pt-8.5 pb-9 lg:pt-15 lg:pb-16">
        <h1 className="text-3xl text-chuna-900">{title}</h1>
        {line && <p className="mt-2 max-w-ch-46 text-on-plaster lg:w-1/2">{line}</p>}
        {children}
      </div>
    </div>
  );
}
