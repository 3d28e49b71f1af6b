export { insertFeedback } from './feedback.repository.ts'
