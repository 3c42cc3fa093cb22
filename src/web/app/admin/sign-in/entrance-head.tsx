import { IconButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { ICONS } from '../icons.ts';

interface EntranceHeadProps {
  title: string;
  line?: string | undefined;
  /** Shows a back arrow to sign-in. */
  onBack?: () => void;
}

/** The heading of a sign-in page. */
export function EntranceHead({ title, line, onBack }: EntranceHeadProps) {
  return (
    <div>
      {onBack && (
        <IconButton label="Back to sign in" className="mb-1 -ml-2.5" onClick={onBack}>
          <Icon name={ICONS.arrowLeft} size="lg" />
        </IconButton>
      )}
      <h1 className="text-[2.25rem] leading-[1.2]">{title}</h1>
      {line && <p className="mt-1.5 text-ink-3">{line}</p>}
    </div>
  );
}
