import { createHash } from 'node:crypto'
import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Second = { argv: string[]; cwd: string; data: unknown }

/**
 * Takes the lock of a data folder, at once: a file made exclusively, holding the owner's process id, so that a dead owner's lock is
 * taken over. Returns a function that releases it, or undefined if a living process holds it.
 */
export function takeInstanceLock(
  userData: string,
  onSecond: (second: Second) => void,
): (() => void) | undefined {
  const file = join(userData, 'instance.lock')
  if (!claim(file)) {
    if (ownerLives(file)) return undefined
    rmSync(file, { force: true })
    if (!claim(file)) return undefined
  }
  const path = socketOf(userData)
  if (process.platform !== 'win32') rmSync(path, { force: true })
  const server = createServer((socket) => {
    let text = ''
    socket.setEncoding('utf8').on('data', (part) => {
      text += part
    })
    socket.on('end', () => onSecond(JSON.parse(text) as Second))
  })
  server.listen(path).unref()
  return () => {
    server.close()
    rmSync(file, { force: true })
  }
}

/** Sends this instance's arguments to the first one. @returns waits until they are sent */
export function announceToFirst(userData: string, data: unknown): () => Promise<void> {
  const told = new Promise<void>((done) => {
    const socket = connect(socketOf(userData), () => {
      socket.end(JSON.stringify({ argv: process.argv, cwd: process.cwd(), data }))
    })
    socket.on('close', () => done()).on('error', () => done())
  })
  return () => told
}

function claim(file: string): boolean {
  try {
    const handle = openSync(file, 'wx')
    writeSync(handle, String(process.pid))
    closeSync(handle)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function ownerLives(file: string): boolean {
  const pid = Number(readFileSync(file, 'utf8'))
  if (!pid || pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Short, because a Unix socket's path is limited to about a hundred characters. */
function socketOf(userData: string): string {
  const name = `seaport-host-${createHash('sha256').update(userData).digest('hex').slice(0, 16)}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`)
}
