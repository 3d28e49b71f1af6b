export { insertChannel } from './official-channel.repository.ts'
