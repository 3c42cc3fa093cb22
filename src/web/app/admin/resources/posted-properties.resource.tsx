export { default } from './testimonials.resource.tsx';
