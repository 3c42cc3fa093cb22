/** Pictures that only the back office needs, so that no visitor fetches them. */
export const ICONS = {
  briefcase: 'M4 8h16v11H4zM9 8V5.5h6V8M4 13h16',
  quote: 'M5 17c3-1 4-3 4-6H5V6h6v5c0 4-2 7-5 8M14 17c3-1 4-3 4-6h-4V6h6v5c0 4-2 7-5 8',
  map: 'M9 5 4 7v12l5-2 6 2 5-2V5l-5 2zM9 5v12M15 7v12',
  inbox: 'M4 13 6.5 5h11L20 13v6H4zM4 13h5l1.5 2.5h3L15 13h5',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  dots: 'M12 6h.01M12 12h.01M12 18h.01',
  pencil: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3',
  bin: 'M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7M10.5 10.5v6M13.5 10.5v6',
  signOut: 'M14 5H6v14h8M11 12h9M17 9l3 3-3 3',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 14.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6z',
  eyeClosed:
    'M4 4l16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.6 3.4M6.3 7.7A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4-1M10 10.1a2.8 2.8 0 0 0 3.9 3.9',
  copy: 'M9 9h10v11H9zM15 9V4.5H5V15h4',
  arrowLeft: 'M20 12H5M11 6l-6 6 6 6',
  arrowDown: 'M12 5v14M6 13l6 6 6-6',
  sort: 'M8 5v14M5 16l3 3 3-3M16 19V5M13 8l3-3 3 3',
  picture: 'M4.5 5h15v14h-15zM4.5 16l4.5-4.5 3.5 3.5 2.5-2.5 4.5 4.5M15 9.5h.01',
  numbered: 'M10 6h10M10 12h10M10 18h10M4 4.5 5.5 4v4.5M4 15.5c0-1.6 2.6-1.6 2.6 0 0 1-2.6 2.2-2.6 3.5h2.8',
  table: 'M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14',
  undo: 'M8.5 5 4.5 9l4 4M4.5 9H14a5.5 5.5 0 0 1 0 11h-4',
  redo: 'M15.5 5l4 4-4 4M19.5 9H10a5.5 5.5 0 0 0 0 11h4',
} as const;
