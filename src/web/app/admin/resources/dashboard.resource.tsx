export { DashboardScreen as default } from '../dashboard/dashboard-screen.tsx';
