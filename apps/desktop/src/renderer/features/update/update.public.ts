// No screen with a path: a banner of the shell and a card of the settings.
export { UpdateBanner } from './components/UpdateBanner.tsx'
export { UpdateCard } from './components/UpdateCard.tsx'
