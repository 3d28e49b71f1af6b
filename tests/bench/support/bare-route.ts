/** A minimal Fastify server: one route without hooks that sends the content of the environment variable ANSWER. */
import Fastify from 'fastify'

const answer: unknown = JSON.parse(process.env.ANSWER ?? '{}')
const app = Fastify()
app.get('/', async () => answer)
console.log(`listening at ${await app.listen({ port: 0, host: '127.0.0.1' })}`)
process.once('SIGTERM', () => process.exit())
