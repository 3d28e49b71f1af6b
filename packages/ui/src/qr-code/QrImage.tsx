import encodeQR from 'qr'
import { type ReactNode, useMemo } from 'react'
import { outlineOf } from './outline.ts'

/** The code itself, as one path: sharp at any size. */
export function QrImage({ text, label }: { text: string; label: string }): ReactNode {
  const modules = useMemo(() => encodeQR(text, 'raw', { ecc: 'medium' }), [text])
  return (
    <svg viewBox={`0 0 ${modules.length} ${modules.length}`} role="img" aria-label={label} display="block">
      <path d={outlineOf(modules)} fill="#000000" shapeRendering="crispEdges" />
    </svg>
  )
}
