import { Furnishing, PossessionStatus, PropertyType, ResidencyType } from '#contract';

/** Codes of enum values in the search rows: the index in the enum, from 1; 0 means none. */
const coded = <Value extends string>(values: readonly Value[]) => ({
  toCode: (value: Value): number => values.indexOf(value) + 1,
  toValue: (code: number): Value | undefined => values[code - 1],
});

export const residencyCodes = coded(ResidencyType.options);
export const propertyTypeCodes = coded(PropertyType.options);
export const furnishingCodes = coded(Furnishing.options);
export const possessionCodes = coded(PossessionStatus.options);
