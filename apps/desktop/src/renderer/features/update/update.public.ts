// No screen with a path: a banner of the shell, a card of the settings, and the page that replaces the rest below the
// minimum version.
export { UpdateBanner } from './components/UpdateBanner.tsx'
export { UpdateCard } from './components/UpdateCard.tsx'
export { WhileUpToDate } from './components/WhileUpToDate.tsx'
export { UpdateRequired } from './screens/UpdateRequired.tsx'
export { useUpdate } from './useUpdate.ts'
