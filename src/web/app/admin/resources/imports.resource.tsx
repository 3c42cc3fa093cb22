export { ImportsScreen as default } from '../imports/imports-screen.tsx';
