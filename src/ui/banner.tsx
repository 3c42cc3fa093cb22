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
    <div className="relative overflow-clip bg-[#f6e2c6]">
      {art && (
        <div className="absolute inset-0 after:absolute after:inset-0 after:bg-[linear-gradient(90deg,#f6e2c6_48%,#f6e2c6cc_78%,#f6e2c680)] md:after:bg-[linear-gradient(90deg,#f6e2c6_0,#f6e2c6e6_44%,transparent_72%)]">
          <img src={art} alt="" width={1440} height={700} className="size-full object-cover object-[100%_82%]" />
        </div>
      )}
      <div className="relative wrap pt-[34px] pb-9 lg:pt-15 lg:pb-16">
        <h1 className="text-3xl text-chuna-900">{title}</h1>
        {line && <p className="mt-2 max-w-[46ch] text-[#4a3d2c]">{line}</p>}
        {children}
      </div>
    </div>
  );
}
