const LANES = 25
const ROUNDS = 24
const MASK = (1n << 64n) - 1n
/** Bytes taken in at a time by the variant of 256 bits. */
const RATE = 136

const rotated = (lane: bigint, by: bigint) => ((lane << by) | (lane >> (64n - by))) & MASK

/**
 * Keccak-256 as Ethereum uses it, with the padding from before SHA-3 (https://keccak.team/keccak_specs_summary.html), which Node does not have. Written for
 * short texts.
 */
export function keccak256(text: string): Buffer {
  const message = Buffer.from(text)
  const padded = Buffer.alloc((Math.floor(message.length / RATE) + 1) * RATE)
  message.copy(padded)
  padded[message.length] = 0x01
  padded[padded.length - 1] = (padded.at(-1) ?? 0) | 0x80
  let state = new Array<bigint>(LANES).fill(0n)
  for (let block = 0; block < padded.length; block += RATE)
    state = permuted(
      state.map((lane, at) => (at < RATE / 8 ? lane ^ padded.readBigUInt64LE(block + at * 8) : lane)),
    )
  const digest = Buffer.alloc(32)
  for (const [at, lane] of state.slice(0, 4).entries()) digest.writeBigUInt64LE(lane, at * 8)
  return digest
}

/** Keccak-f[1600]: theta, rho and pi, chi, iota. A lane (x, y) is at x + 5y. */
function permuted(given: readonly bigint[]): bigint[] {
  let lanes = [...given]
  const lane = (x: number, y: number) => lanes[(x % 5) + 5 * (y % 5)] ?? 0n
  let shift = 1
  for (let round = 0; round < ROUNDS; round += 1) {
    const parity = [0, 1, 2, 3, 4].map((x) => [0, 1, 2, 3, 4].reduce((sum, y) => sum ^ lane(x, y), 0n))
    const column = (x: number) => parity[x % 5] ?? 0n
    lanes = lanes.map((one, at) => one ^ column((at % 5) + 4) ^ rotated(column((at % 5) + 1), 1n))
    const moved = [...lanes]
    let [x, y] = [1, 0]
    for (let step = 0; step < LANES - 1; step += 1) {
      const by = BigInt((((step + 1) * (step + 2)) / 2) % 64)
      const from = lane(x, y)
      ;[x, y] = [y, (2 * x + 3 * y) % 5]
      moved[x + 5 * y] = rotated(from, by)
    }
    lanes = moved
    lanes = lanes.map((one, at) => {
      const [column, row] = [at % 5, Math.floor(at / 5)]
      return one ^ (~lane(column + 1, row) & MASK & lane(column + 2, row))
    })
    let constant = 0n
    for (let bit = 0; bit < 7; bit += 1) {
      if (shift & 1) constant |= 1n << ((1n << BigInt(bit)) - 1n)
      shift = (shift << 1) ^ (shift & 0x80 ? 0x171 : 0)
    }
    lanes[0] = lane(0, 0) ^ constant
  }
  return lanes
}
