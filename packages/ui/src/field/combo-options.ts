import type { Option } from './SelectField.tsx'

/** The options that contain every word of the search, whatever its case or accents. */
export function matching<T extends string>(
  options: readonly Option<T>[],
  search: string,
): readonly Option<T>[] {
  const words = plain(search).split(/\s+/).filter(Boolean)
  return options.filter((option) =>
    words.every((word) => plain(`${option.label} ${option.keywords ?? ''}`).includes(word)),
  )
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[đĐ]/g, 'd').toLowerCase()
}
