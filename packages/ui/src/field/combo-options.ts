import type { Option } from './SelectField.tsx'

/** Options that contain every word of the search, ignoring case and accents. */
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
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[đĐ]/g, 'd')
    .toLowerCase()
    .replaceAll('ı', 'i')
}
