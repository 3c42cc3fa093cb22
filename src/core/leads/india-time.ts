const inIndia = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', dateStyle: 'long', timeStyle: 'short' });

/** Formats a date in India time: '16 November 2026 at 12:30'. */
export const indiaTime = (moment: Date): string => inIndia.format(moment);
