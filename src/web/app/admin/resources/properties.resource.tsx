import { createScreen } from '../engine/resource-screen.tsx';
import { properties } from './properties-list.resource.tsx';

/** The list of properties. */
export default createScreen(properties);
