/** The keyboard shortcuts in one line, hidden on touch screens. */
export function KeyHints({ hints }: { hints: Record<string, string> }) {
  return (
    <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-[0.8438rem] text-ink-3 pointer-coarse:hidden">
      {Object.entries(hints).map(([key, label]) => (
        <span key={key}>
          <kbd className="rounded-xs border border-line bg-surface px-1.5 py-px font-mono text-xs text-ink-2">
            {key}
          </kbd>{' '}
          {label}
        </span>
      ))}
    </p>
  );
}
