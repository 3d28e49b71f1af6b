export { Medium } from './components/Medium.tsx'
export { fill } from './fill.ts'
