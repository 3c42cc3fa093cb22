/** The address of the openings, as far as a page of them. */
export const careersPath = (page = 1): string => (page === 1 ? '/careers' : `/careers?page=${page}`);
