/** Keeps a mark that is nothing but its background visible under forced colours, which take backgrounds away. */
export const forcedMark = {
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
} as const
