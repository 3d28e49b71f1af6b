export { AttentionSection } from './components/AttentionSection.tsx'
