export { type DemoData, demoData, getPictures } from './demo-data.ts';
export * from './drawings/index.ts';
export { describeDemo, resetDemo } from './reset-demo.ts';
export { SeedError, seedDemo } from './seed-demo.ts';
export type { DemoStaff } from './store/staff.ts';
