export { readDashboard } from './read-dashboard.ts';
