export { FeedbackStatusBadge } from './components/FeedbackStatusBadge.tsx'
