import { SaxesParser } from 'saxes'
import { SheetError } from './sheet.ts'

/** Events of a streamed XML part. Names come without their prefix. */
export interface XmlListener {
  open?(name: string, attributes: Readonly<Record<string, string>>): void
  close?(name: string): void
  text?(text: string): void
}

/** Strict streaming XML parser; custom entities and document types are refused. @throws SheetError: not_spreadsheet */
export async function readXml(source: AsyncIterable<Buffer>, listener: XmlListener): Promise<void> {
  const parser = new SaxesParser()
  const refuse = () => {
    throw new SheetError('not_spreadsheet')
  }
  parser.on('error', refuse)
  parser.on('doctype', refuse)
  parser.on('opentag', ({ name, attributes }) => listener.open?.(localName(name), attributes))
  parser.on('closetag', ({ name }) => listener.close?.(localName(name)))
  parser.on('text', (text) => listener.text?.(text))
  parser.on('cdata', (text) => listener.text?.(text))
  let decoder: InstanceType<typeof TextDecoder> | undefined
  try {
    for await (const chunk of source) {
      decoder ??= new TextDecoder(encodingOf(chunk), { fatal: true })
      parser.write(decoder.decode(chunk, { stream: true }))
    }
    parser.write(decoder?.decode() ?? '').close()
  } catch (error) {
    throw error instanceof TypeError ? new SheetError('not_spreadsheet') : error
  }
}

/** XML is UTF-8 or UTF-16, detected from its first bytes, with or without a byte order mark (XML 1.0, appendix F). */
function encodingOf(start: Buffer): string {
  const first = start.subarray(0, 2).toString('hex')
  if (first === 'fffe' || first === '3c00') return 'utf-16le'
  return first === 'feff' || first === '003c' ? 'utf-16be' : 'utf-8'
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
