const inIndia = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', dateStyle: 'long', timeStyle: 'short' });

/** A moment on the clock of India: '16 November 2026 at 12:30'. */
export const indiaTime = (moment: Date): string => inIndia.format(moment);
