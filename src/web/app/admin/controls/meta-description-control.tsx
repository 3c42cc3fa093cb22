import type { ControlProps } from './control-props.ts';
import { LongTextControl } from './long-text-control.tsx';
import { SeoPreview, type SeoPreviewProps } from './seo-preview.tsx';

/** The description for search engines, with the result as they will show it. */
export function MetaDescriptionControl({
  title,
  path,
  ...props
}: ControlProps<string> & Pick<SeoPreviewProps, 'title' | 'path'>) {
  return (
    <div className="grid gap-3">
      <LongTextControl {...props} />
      <SeoPreview title={title} path={path} description={props.value} />
    </div>
  );
}
