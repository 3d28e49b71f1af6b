declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2'
    keepFeatures: readonly string[]
    variationAxes: Readonly<Record<string, { min: number; max: number }>>
    preserveNameIds: readonly number[]
  }
  const subsetFont: (font: Buffer, text: string, options: Options) => Promise<Buffer>
  export = subsetFont
}
