import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ThemePreview } from '#contract';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { staffCall } from '../data/staff-call.ts';
import type { Values } from '../engine/form-field.tsx';
import { useCompany } from '../shell/company.ts';

const HEX = /^#[0-9a-f]{6}$/i;

const isColour = (value: unknown): value is string => typeof value === 'string' && HEX.test(value);

/** The derived colours; those of the last complete input while a colour is being typed. */
const useTheme = ({ primary, accent }: Values) =>
  useQuery({
    queryKey: ['staff', 'theme', primary, accent],
    queryFn: ({ signal }) =>
      staffCall('GET /settings/theme', { primary: String(primary), ...(isColour(accent) && { accent }) }, { signal }),
    enabled: isColour(primary) && (accent === '' || isColour(accent)),
    placeholderData: keepPreviousData,
    refetchInterval: false,
  }).data;

const toStyle = (tokens: ThemePreview['tokens']) =>
  Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--color-${name}`, value]));

function Contrasts({ contrasts, notes }: Pick<ThemePreview, 'contrasts' | 'notes'>) {
  return (
    <div className="grid gap-2 text-sm">
      <ul className="flex flex-wrap gap-2" aria-label="Contrast of texts">
        {contrasts.map(({ label, text, background, ratio }) => (
          <li
            key={label}
            className="rounded-full px-3 py-1.5"
            style={{ color: text, background, boxShadow: 'inset 0 0 0 1px var(--color-line)' }}
          >
            {`${label} ${ratio} : 1`}
          </li>
        ))}
      </ul>
      {notes.map((note) => (
        <p key={note} className="flex gap-1.5 text-warning">
          <Icon name="alert" size="sm" className="mt-0.5" />
          {note}
        </p>
      ))}
    </div>
  );
}

/** How the colours look on the site, while they are chosen. */
export function BrandPreview({ values }: { values: Values }) {
  const theme = useTheme(values);
  const name = useCompany()?.facts.brand;
  if (!theme) return null;
  return (
    <section aria-label="Preview" className="grid gap-4">
      <h3 className="border-b border-line pb-2 text-subheading">Preview</h3>
      <div inert className="overflow-hidden rounded-lg border border-line bg-canvas" style={toStyle(theme.tokens)}>
        <p className="flex items-center gap-4 border-b border-line bg-surface px-4 py-3">
          <b className="font-display text-xl font-semibold text-ink">{name}</b>
          <span className="font-medium text-primary">Projects</span>
          <span className="max-sm:hidden">Properties</span>
        </p>
        <div className="grid gap-3 p-4">
          <p className="font-display text-2xl text-ink">₹ 1.35 Cr</p>
          <p>
            3 BHK flat in Kharadi, Pune. <span className="text-link underline">See the project</span>
          </p>
          <p className="flex flex-wrap gap-2">
            <Button size="sm">Enquire now</Button>
            <Button size="sm" variant="outline">
              Compare
            </Button>
            <Button size="sm" variant="marigold">
              Post Property
            </Button>
            <span className="rounded-full bg-primary-soft px-3 py-1.5 text-sm text-primary">Ready to move</span>
          </p>
        </div>
        <p className="on-band bg-band px-4 py-3 text-on-band-2">
          <b className="text-on-band">{name}</b> <span className="text-accent-on-band underline">Contact Us</span>
        </p>
      </div>
      <Contrasts contrasts={theme.contrasts} notes={theme.notes} />
    </section>
  );
}
