import { PROPERTY_TYPE_LABELS } from '#contract/listings/labels.ts';
import { PROPERTY_TYPE_GROUPS } from '#contract/listings/property-type-groups.ts';

/** Every kind of property under its heading, for a plain list of choices. */
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
