import { Drawer } from '#ui/drawer.tsx';
import { HomeLink } from './home-link.tsx';
import { ScreenLinks } from './screen-links.tsx';
import { SidebarFoot } from './sidebar.tsx';

interface SidebarDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** The screen links in a drawer for narrow windows; choosing one closes it. */
export function SidebarDrawer({ open, onClose }: SidebarDrawerProps) {
  return (
    <Drawer
      open={open}
      onOpenChange={onClose}
      title="Menu"
      hideTitle
      side="left"
      tone="band"
      width="min(250px, 100vw)"
      header={<HomeLink />}
      closeLabel="Close menu"
    >
      <div className="flex grow flex-col px-4 pb-4">
        <ScreenLinks onFollow={onClose} />
        <SidebarFoot />
      </div>
    </Drawer>
  );
}
