import * as Radix from 'radix-ui/toast';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { buttonClass, IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { keepClear } from './clear-of-feet.ts';
import { Icon } from './icon.tsx';
import { dismissToast, subscribeToToast, type ToastMessage } from './toast-store.ts';

const DURATION = 5000;
/** An action needs time to be read, decided and reached. */
const DURATION_WITH_ACTION = 15_000;
const SWIPE_THRESHOLD = 50;
const HOTKEY = ['F8'];

const LOOKS = {
  default: { icon: 'check', edge: 'border-l-success', tint: 'text-success', role: 'status', type: 'background' },
  destructive: { icon: 'alert', edge: 'border-l-danger', tint: 'text-danger', role: 'alert', type: 'foreground' },
} as const;

interface ToastProps {
  message: ToastMessage;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function Toast({ message: { variant, title, description, action }, open, onOpenChange }: ToastProps) {
  const look = LOOKS[variant];
  return (
    <Radix.Root
      asChild
      open={open}
      onOpenChange={onOpenChange}
      type={look.type}
      duration={action ? DURATION_WITH_ACTION : DURATION}
    >
      {/* Radix announces the text in its own live region, so this one is off. */}
      <div
        role={look.role}
        aria-live="off"
        // An open dialog below must not block pointer events.
        style={{ pointerEvents: 'auto' }}
        className={classNames(
          'grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 rounded-md border border-l-4 border-line bg-surface py-3.5 pr-1.5 pl-3.5 shadow-lg',
          'data-[state=open]:animate-toast-in data-[state=closed]:animate-fade-out',
          'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:transition-transform data-[state=closed]:data-[swipe=end]:animate-toast-swipe',
          look.edge,
        )}
      >
        <Icon name={look.icon} className={classNames('mt-px', look.tint)} />
        <div className="min-w-0">
          <Radix.Title className="font-bold wrap-anywhere text-ink">{title}</Radix.Title>
          {/* Keeps screen readers from running title and description together. */}
          <span className="sr-only">, </span>
          <Radix.Description className="mt-0.5 text-compact wrap-anywhere">{description}</Radix.Description>
        </div>
        <Radix.Close asChild>
          <IconButton label="Close" className="col-start-3 row-start-1">
            <Icon name="close" size="sm" />
          </IconButton>
        </Radix.Close>
        {action && (
          <Radix.Action
            altText={action.altText}
            className={classNames(
              buttonClass({ variant: 'outline', size: 'sm' }),
              'col-start-2 mt-2 justify-self-start',
            )}
            onClick={action.onAction}
          >
            {action.label}
          </Radix.Action>
        )}
      </div>
    </Radix.Root>
  );
}

/** Shows messages sent by `toast`, one at a time for five seconds, longer while hovered or focused. */
export function Toaster() {
  const [shown, setShown] = useState<{ id: number; message: ToastMessage; open: boolean }>();
  const viewport = useRef<HTMLDivElement>(null);
  const focusedBefore = useRef<Element>(null);
  useEffect(
    () => subscribeToToast((message) => setShown((before) => ({ id: (before?.id ?? 0) + 1, message, open: true }))),
    [],
  );
  useEffect(() => (shown?.open && viewport.current ? keepClear(viewport.current) : undefined), [shown]);
  const close = () => {
    if (!shown) return;
    dismissToast(shown.message);
    setShown((now) => (now?.id === shown.id ? { ...now, open: false } : now));
    const { current: before } = focusedBefore;
    if (viewport.current?.contains(document.activeElement) && before instanceof HTMLElement) before.focus();
  };
  const rememberFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) focusedBefore.current = relatedTarget;
  };
  return (
    // A separate provider per message: Radix would keep the paused state of a toast closed under the pointer.
    <Radix.Provider key={shown?.id} duration={DURATION} swipeThreshold={SWIPE_THRESHOLD}>
      {shown && <Toast message={shown.message} open={shown.open} onOpenChange={close} />}
      <Radix.Viewport asChild hotkey={HOTKEY}>
        {/* Overlays hide all but live regions from assistive technology; `aria-live` exempts this element. */}
        <div
          ref={viewport}
          aria-live="off"
          data-message={shown?.open || undefined}
          onFocus={rememberFocus}
          className="fixed right-4 bottom-(--above-foot) left-4 z-(--z-toast) ml-auto max-w-toast outline-none md:right-6 lg:in-[:has([data-dock])]:ml-0"
        />
      </Radix.Viewport>
    </Radix.Provider>
  );
}
