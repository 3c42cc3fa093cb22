import { ENQUIRY_STATUS_LABELS, type EnquiryStatus } from '#contract';
import { Marker } from '#ui/badge.tsx';

const TONES = { new: 'accent', won: 'primary', lost: undefined } as const;

export function StatusMarker({ status }: { status: EnquiryStatus }) {
  const tone = status in TONES ? TONES[status as keyof typeof TONES] : 'info';
  const label = ENQUIRY_STATUS_LABELS[status];
  return tone ? <Marker tone={tone}>{label}</Marker> : <span className="text-ink-3">{label}</span>;
}
