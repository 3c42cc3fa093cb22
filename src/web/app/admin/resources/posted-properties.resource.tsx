export { PostingsScreen as default } from '../postings/postings-screen.tsx';
