/** Kinds of property without rooms to sleep in. */
const NOT_A_DWELLING = /commercial|office|warehouse|industrial|plot|land/;

/** Whether a BHK makes sense for a kind of property; one that nobody entered may be a home. */
export const isDwelling = (propertyType: string | null): boolean =>
  propertyType === null || !NOT_A_DWELLING.test(propertyType);
