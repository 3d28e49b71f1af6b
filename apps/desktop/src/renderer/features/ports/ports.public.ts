export { PortBoard } from './PortBoard.tsx'
