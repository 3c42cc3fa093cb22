export { HistoryScreen as default } from '../history/history-screen.tsx';
