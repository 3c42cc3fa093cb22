import { APPLICATION_STATUS_LABELS, type ApplicationStatus } from '#contract';
import { Marker } from '#ui/badge.tsx';

const TONES = { received: 'accent', hired: 'primary', rejected: undefined } as const;

export function StatusMarker({ status }: { status: ApplicationStatus }) {
  const tone = status in TONES ? TONES[status as keyof typeof TONES] : 'info';
  const label = APPLICATION_STATUS_LABELS[status];
  return tone ? <Marker tone={tone}>{label}</Marker> : <span className="text-ink-3">{label}</span>;
}
