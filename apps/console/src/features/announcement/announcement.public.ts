export { AnnouncementButton } from './components/AnnouncementButton.tsx'
