import { PROPERTY_TYPE_LABELS } from '#contract/listings/labels.ts';
import { PROPERTY_TYPE_GROUPS } from '#contract/listings/property-type-groups.ts';

/** Property types under their headings, for a native select. */
export const PropertyTypeOptions = () =>
  PROPERTY_TYPE_GROUPS.map(({ label, types }) => (
    <optgroup key={label} label={label}>
      {types.map((type) => (
        <option key={type} value={type}>
          {PROPERTY_TYPE_LABELS[type]}
        </option>
      ))}
    </optgroup>
  ));
