export { EnquiriesScreen as default } from '../enquiries/enquiries-screen.tsx';
