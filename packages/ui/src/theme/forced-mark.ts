/** Keeps a mark that is nothing but its background visible under forced colours, which take backgrounds away. */
export const forcedMark = {
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
} as const

/** The same for a chosen entry whose text stands on the background. */
export const forcedChoice = {
  '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
} as const
