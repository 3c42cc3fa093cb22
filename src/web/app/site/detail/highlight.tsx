import { Icon } from '#ui/icon.tsx';

/** Highlights of a project, one per line. */
export function renderHighlight(text: string) {
  const lines = text.split('\n').flatMap((line) => line.trim() || []);
  if (lines.length === 0) return undefined;
  return (
    <ul className="grid gap-x-5 gap-y-1 sm:grid-cols-2 xl:grid-cols-3">
      {lines.map((line) => (
        <li key={line} className="flex gap-2.5 py-2 text-[0.9688rem]">
          <Icon name="check" className="mt-0.5 text-primary" />
          <span className="min-w-0 wrap-anywhere">{line}</span>
        </li>
      ))}
    </ul>
  );
}
