import { Icon } from '#ui/icon.tsx';

const LOOKS = {
  alert: { className: 'bg-danger-soft text-danger', icon: 'alert' },
  status: { className: 'bg-success-soft text-success', icon: 'check' },
} as const;

/** The result of a form, shown above it and announced by screen readers. */
export function Notice({ kind, children }: { kind: keyof typeof LOOKS; children: string }) {
  const { className, icon } = LOOKS[kind];
  return (
    <p role={kind} className={`flex gap-2.5 rounded-md px-4 py-3 ${className}`}>
      <Icon name={icon} className="mt-0.5" />
      <span>{children}</span>
    </p>
  );
}
