import type { ControlProps } from './control-props.ts';
import { LongTextControl } from './long-text-control.tsx';
import { SeoPreview, type SeoPreviewProps } from './seo-preview.tsx';

/** The meta description, with a preview of the search result. */
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
