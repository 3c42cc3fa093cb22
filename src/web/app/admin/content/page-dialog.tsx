import { Dialog } from '#ui/dialog.tsx';
import { toPagePath } from './page-address.ts';
import { PageEditor } from './page-editor.tsx';
import { usePage } from './use-page.ts';

/** The editor of one page in a dialog, once the page is loaded. */
export function PageDialog({ pageKey, onClose }: { pageKey: string; onClose: () => void }) {
  const page = usePage(pageKey, onClose);
  if (page) return <PageEditor page={page} onClose={onClose} />;
  return (
    <Dialog open width="wide" title="Edit Page" description={toPagePath(pageKey)} onOpenChange={onClose}>
      <p className="py-16 text-center text-ink-3">Loading...</p>
    </Dialog>
  );
}
