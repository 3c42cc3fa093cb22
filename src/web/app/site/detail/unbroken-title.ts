/** A title whose numbers stay with their units and names: '3 BHK', '1,045 sq ft', 'Sector 65', 'March 2027'. */
export const unbrokenTitle = (title: string): string =>
  title.replaceAll(/(?<=\w) (?=\d)|(?<=\d) (?=BHK|RK|sq|acre)|(?<=sq) (?=ft|yd|m)/g, '\u00a0');
