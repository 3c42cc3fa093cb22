import { useNavigate } from 'react-router';
import { iconButtonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Menu } from '#ui/menu.tsx';
import { ICONS } from '../icons.ts';
import type { ListAddress } from './list-address.ts';
import type { AnyResource } from './resource.ts';

/** Downloads a file without leaving the page. */
function download(address: string) {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}

/** The menu of a whole list; the export uses the current query and order. */
export function ScreenMenu({ resource, address: { q, sort } }: { resource: AnyResource; address: ListAddress }) {
  const navigate = useNavigate();
  const { path, query, title, links = [] } = resource;
  const params = new URLSearchParams({ ...query, ...(q && { q }), ...(sort && { sort }) });
  return (
    <Menu
      label={`More about ${title}`}
      trigger={
        <button type="button" className={iconButtonClass({ boxed: true })} aria-label={`More about ${title}`}>
          <Icon name={ICONS.dots} className="[&_path]:stroke-[3]" />
        </button>
      }
      items={[
        {
          label: 'Export',
          icon: ICONS.arrowDown,
          onSelect: () => download(`/api/v1/admin/${path}/export?${params}`),
        },
        ...links.map(({ label, icon, to }) => ({ label, icon, onSelect: () => void navigate(to) })),
      ]}
    />
  );
}
