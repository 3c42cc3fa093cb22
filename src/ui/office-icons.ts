/** Icon paths for office work, in a separate module because few pages need them on initial load. */
export const OFFICE_ICONS = {
  calculator:
    'M6.5 3.5h11A1.5 1.5 0 0 1 19 5v14a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19V5a1.5 1.5 0 0 1 1.5-1.5zM8 7h8v3H8zM8.5 14h.01M12 14h.01M15.5 14h.01M8.5 17h.01M12 17h.01M15.5 17h.01',
  chart: 'M4 4.5v15h16.5M7.5 15l4-4.5 3 2.5 5-6M15.5 7h4v4',
  people:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 19.5c.7-3.6 3.2-5.3 6.5-5.3s5.8 1.7 6.5 5.3M16 4.9a3.5 3.5 0 0 1 0 6.3M18 14.6c2 .7 3.2 2.3 3.6 4.9',
  smile: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM8.2 13.8a4.4 4.4 0 0 0 7.6 0M9.3 9.5h.01M14.7 9.5h.01',
} as const;
