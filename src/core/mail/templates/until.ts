const inIndia = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', dateStyle: 'long', timeStyle: 'short' });

/** Formats a deadline in India time: '15 November 2026 at 12:30 (India time)'. */
export const untilText = (moment: string): string => `${inIndia.format(new Date(moment))} (India time)`;
