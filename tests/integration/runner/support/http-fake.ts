import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { uploadResources } from '@seaport/contract/work/runner'
import * as runnerSchema from '@seaport/contract/work/runner.schema'
import { ServerRefused } from '@seaport/runner/server'
import type { FakeServer } from '@seaport/runner/test-support/fake-server'

/** A fault of the connection. `lost`: the server handles the request, but its response is lost. */
type Trouble = 'none' | 'away' | 'lost' | 'fault' | 'session_over'

export interface HttpFake {
  url: string
  /** Decides about each request to come. */
  trouble: (path: string) => Trouble
  close(): Promise<void>
}

const refusals: Partial<Record<Trouble, { status: number; body: unknown }>> = {
  fault: refusal('fault', 500),
  session_over: refusal('not_logged_in', 401),
}

/** The model behind real HTTP: real sockets, the contract's own schemas, the envelope. */
export async function startHttpFake(model: FakeServer): Promise<HttpFake> {
  const fake: HttpFake = { url: '', trouble: () => 'none', close: async () => undefined }
  const server = createServer(async (request, response) => {
    const text = await bodyOf(request)
    const path = request.url ?? ''
    const trouble = fake.trouble(path)
    if (trouble === 'away') return request.socket.destroy()
    const { status, body } = refusals[trouble] ?? (await answer(model, path, text))
    if (trouble === 'lost') return request.socket.destroy()
    response.writeHead(status, { 'content-type': 'application/json' })
    return response.end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  fake.close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return fake
}

async function answer(
  model: FakeServer,
  path: string,
  text: string,
): Promise<{ status: number; body: unknown }> {
  const [, id = '', verb] = /^\/api\/v1\/runner\/(?:task\/([^/]+)\/)?(\w+)$/.exec(path) ?? []
  const json: unknown = JSON.parse(text)
  try {
    switch (verb) {
      case 'claim':
        return ok(await model.claim(runnerSchema.claimTasks.body.parse(json)))
      case 'progress':
        return ok(await model.progress(id, runnerSchema.reportProgress.body.parse(json)))
      case 'resource':
        if (text.length > uploadResources.bodyLimit) return refusal('too_large', 413)
        return ok(await model.uploadResources(id, runnerSchema.uploadResources.body.parse(json)))
      case 'next':
        return ok(await model.next(id, runnerSchema.nextTarget.body.parse(json)))
      case 'settle':
        return ok(await model.settle(id, runnerSchema.settleTarget.body.parse(json)))
      case 'keep':
        return ok(await model.keep(id, runnerSchema.keepPerson.body.parse(json)))
      case 'finish':
        return ok(await model.finish(id, runnerSchema.finishTask.body.parse(json)))
      default:
        return refusal('not_found', 404)
    }
  } catch (error) {
    if (error instanceof ServerRefused) return refusal(error.reason, error.status)
    return {
      status: 400,
      body: { code: 400, msg: String(error), data: null, reason: 'invalid_input', request_id: '' },
    }
  }
}

function ok(data: unknown) {
  return { status: 200, body: { code: 200, msg: 'ok', data } }
}

function refusal(reason: string, status: number) {
  return {
    status,
    body: { code: status === 200 ? 400 : status, msg: reason, data: null, reason, request_id: '' },
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
