export { type DemoData, demoData, getPictures } from './demo-data.ts';
export * from './drawings/index.ts';
export { describeDemo, resetDemo } from './reset-demo.ts';
export { type DemoStaff, SeedError, seedDemo } from './seed-demo.ts';
