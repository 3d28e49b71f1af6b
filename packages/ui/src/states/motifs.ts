/** SVG paths of the illustrations, in a box of 128 × 84: outlines and filled shapes. The water line is at y = 70. */
export const motifs = {
  /** Default. */
  buoy: {
    line: 'M53 60l7-26h8l7 26M57 46h14M60 34v-7h8v7M64 27v-6M53 27l-6-3M75 27l6-3',
    fill: 'M46 60h36l-7 12H53z',
  },
  /** Tasks. */
  ship: {
    line: 'M38 54V42h13v12M53 54V42h13v12M45 42V30h13v12M80 54V34h14v20M78 42h18M87 34v-9',
    fill: 'M24 54h80l-9 17H34z',
  },
  /** Seats and ports. */
  berth: {
    line: 'M28 60V22h14v38M28 40l14-8M28 22h62M35 22v-9L20 22M35 13l50 9M78 22v12M70 34h16v12H70zM20 66v5M40 66v5M60 66v5',
    fill: 'M12 59h56v7H12z',
  },
  /** Collected people and records. */
  crates: {
    line: 'M66 42h26v18H66zM50 24h26v18H50zM73 47v8M79 47v8M85 47v8M57 29v8M63 29v8M69 29v8M22 61h84',
    fill: 'M36 42h26v18H36z',
  },
  /** Accounts and people. */
  anchor: {
    line: 'M64 29v39M51 38h26M38 52q4 16 26 16t26-16M34 58l4-7 7 4M94 58l-4-7-7 4',
    fill: 'M64 17a6 6 0 1 1-.01 0z',
  },
  /** Announcements, scripts, feedback. */
  boat: {
    line: 'M28 54h72L86 71H42zM64 20v34M64 20l22 34',
    fill: 'M64 20 42 54h22z',
  },
  /** Notifications and search. */
  lighthouse: {
    line: 'M53 60l4-30h14l4 30M55 46h18M54 30h20M58 30v-9h12v9M57 21l7-7 7 7M78 24l22-8M78 28l22 7M50 24l-22-8M50 28l-22 7',
    fill: 'M36 72q4-12 28-12t28 12z',
  },
  /** Statistics and calendar. */
  compass: {
    line: 'M64 12a27 27 0 1 1-.01 0zM64 12v5M64 61v5M37 39h5M86 39h5',
    fill: 'M75 28 69 44 53 50 59 34z',
  },
  /** Money. */
  chest: {
    line: 'M36 44h56v24H36zM59 44v10h10V44',
    fill: 'M36 44q0-16 15-16h26q15 0 15 16z',
  },
} as const satisfies Record<string, { line: string; fill: string }>

export type MotifName = keyof typeof motifs
