/** Kinds of property without bedrooms. */
const NOT_A_DWELLING = /commercial|office|warehouse|industrial|plot|land/;

/** Whether a BHK applies to a kind of property; an unknown kind may be a home. */
export const isDwelling = (propertyType: string | null): boolean =>
  propertyType === null || !NOT_A_DWELLING.test(propertyType);
