export { ApplicationsScreen as default } from '../applications/applications-screen.tsx';
