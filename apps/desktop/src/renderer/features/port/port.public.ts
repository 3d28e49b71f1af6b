export { PortBoard } from './screens/PortBoard.tsx'
