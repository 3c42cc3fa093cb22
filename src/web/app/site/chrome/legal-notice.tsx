import { useId, useState } from 'react';

const SHORT = 260;

/** The start of a text up to the last whole word, for the collapsed state. */
function opening(text: string): string {
  if (text.length <= SHORT) return text;
  return `${text.slice(0, text.lastIndexOf(' ', SHORT))}…`;
}

/** The legal notice of every page, collapsed to its first sentences. */
export function LegalNotice({ text }: { text: string }) {
  const [whole, setWhole] = useState(false);
  const id = useId();
  return (
    <div className="border-t border-band-line py-6 text-sm leading-relaxed">
      <p id={id} className="inline">
        <b className="text-on-band">Disclaimer.</b> {whole ? text : opening(text)}{' '}
      </p>
      <button
        type="button"
        className="py-1 font-semibold text-genda-300 underline underline-offset-[3px]"
        aria-expanded={whole}
        aria-controls={id}
        onClick={() => setWhole(!whole)}
      >
        {whole ? 'Show Less' : 'Show More'}
      </button>
    </div>
  );
}
