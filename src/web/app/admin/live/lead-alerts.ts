import type { EnquiryCounts } from '#contract';
import { browserStore } from '../../site/shared/browser-store.ts';

export const soundChoice = browserStore('localStorage', 'lead-sound');
export const noticeChoice = browserStore('localStorage', 'lead-notice');

/** The value of a choice that is made; it is null otherwise. */
export const CHOSEN = 'yes';

/** Frequencies of two short tones, as of a door bell. */
const TONES_HZ = [880, 660];
const TONE_SECONDS = 0.35;
const GAP_SECONDS = 0.18;
const LOUDNESS = 0.2;

/** Rings; silent if the browser does not let the page make a sound yet. */
export function ring(): void {
  const audio = new AudioContext();
  const volume = audio.createGain();
  volume.connect(audio.destination);
  for (const [index, frequency] of TONES_HZ.entries()) {
    const tone = audio.createOscillator();
    const start = audio.currentTime + index * GAP_SECONDS;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(LOUDNESS, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + TONE_SECONDS);
    tone.connect(volume);
    tone.start(start);
    tone.stop(start + TONE_SECONDS);
    if (index === TONES_HZ.length - 1) tone.addEventListener('ended', () => void audio.close());
  }
}

type Newest = NonNullable<EnquiryCounts['newest']>;

/** A notice of the browser; a phone may refuse those that a page shows itself. */
function showNotice({ listing }: Newest, onOpen: () => void): void {
  if (Notification.permission !== 'granted') return;
  try {
    const notice = new Notification('New enquiry', {
      body: listing ?? 'Not about a particular listing',
      tag: 'new-enquiry',
    });
    notice.addEventListener('click', () => {
      window.focus();
      notice.close();
      onOpen();
    });
  } catch {
    // The counts in the sidebar and the title show it.
  }
}

/** Tells the user of a lead in the ways they have chosen; the notice only while they look elsewhere. */
export function announceLead(newest: Newest, open: (id: number) => void): void {
  if (soundChoice.read() === CHOSEN) ring();
  if (noticeChoice.read() === CHOSEN && !document.hasFocus()) showNotice(newest, () => open(newest.id));
}
