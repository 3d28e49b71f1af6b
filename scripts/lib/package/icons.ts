import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { root } from '../root.ts'

/** Sizes of a Windows icon, in pixels. */
const ICO_SIZES = [16, 24, 32, 48, 64, 128, 256] as const
/** Sizes of a macOS icon with their types; one picture serves as 1x of its size and as 2x of half of it. */
const ICNS_TYPES = [
  ['icp4', 16],
  ['icp5', 32],
  ['ic11', 32],
  ['ic12', 64],
  ['ic07', 128],
  ['ic08', 256],
  ['ic13', 256],
  ['ic09', 512],
  ['ic14', 512],
  ['ic10', 1024],
] as const
const LINUX_SIZES = [16, 32, 48, 64, 128, 256, 512] as const

/** Makes the icons of all systems from one drawing. */
export async function writeIcons(folder: string): Promise<void> {
  const draw = await drawer(readFileSync(join(root, 'build/icon.svg'), 'utf8'))
  mkdirSync(join(folder, 'png'), { recursive: true })
  writeFileSync(join(folder, 'icon.ico'), ico(ICO_SIZES.map((size) => ({ size, png: draw(size) }))))
  writeFileSync(
    join(folder, 'icon.icns'),
    icns(ICNS_TYPES.map(([type, size]) => ({ type, png: draw(size) }))),
  )
  for (const size of LINUX_SIZES) writeFileSync(join(folder, 'png', `${size}x${size}.png`), draw(size))
}

let wasm: Promise<void> | undefined

async function drawer(svg: string): Promise<(size: number) => Buffer> {
  wasm ??= initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')))
  await wasm
  return (size) => {
    const picture = new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render()
    return Buffer.from(picture.asPng())
  }
}

/** @returns an .ico file: a directory of PNG pictures */
function ico(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [index, { size, png }] of pictures.entries()) {
    const at = 6 + 16 * index
    // 256 is written as 0: a byte holds no more.
    head.writeUInt8(size % 256, at)
    head.writeUInt8(size % 256, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(png.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}

/** @returns an .icns file: PNG pictures, each behind its type and length */
function icns(pictures: readonly { type: string; png: Buffer }[]): Buffer {
  const chunk = (type: string, content: Buffer) => {
    const head = Buffer.alloc(8)
    head.write(type, 0, 'ascii')
    head.writeUInt32BE(content.length + 8, 4)
    return Buffer.concat([head, content])
  }
  return chunk('icns', Buffer.concat(pictures.map(({ type, png }) => chunk(type, png))))
}
