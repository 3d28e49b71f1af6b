import { Button, Select } from '@fluentui/react-components'
import { BookmarkRegular } from '@fluentui/react-icons/svg/bookmark'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { useT } from '@seaport/i18n/react'
import { useAtom } from 'jotai'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { lazy } from '../lazy/lazy.ts'
import { useScopedKey } from '../storage/storage-scope.ts'
import { storedAtom } from '../storage/stored-atom.ts'
import { type FilterValues, readSaved, type SavedFilter, sameFilter, withSaved } from './saved-filters.ts'
import { useFilterBarStyles } from './useFilterBarStyles.ts'

const FilterNameDialog = lazy(async () => (await import('./FilterNameDialog.tsx')).FilterNameDialog)

export interface SavedFiltersProps {
  /** Names the list in local storage: `filters-<name>-<person>`. */
  storageKey: string
  /** The current filter values. */
  values: FilterValues
  onApply: (values: FilterValues) => void
}

/** Named filters, stored per user in this browser. */
export function SavedFilters({ storageKey, values, onApply }: SavedFiltersProps): ReactNode {
  const t = useT('kit')
  const styles = useFilterBarStyles()
  const key = useScopedKey(`filters-${storageKey}`)
  const kept = useMemo(
    () =>
      storedAtom<readonly SavedFilter[]>(key, [], {
        deserialize: readSaved,
        serialize: (saved) => (saved.length > 0 ? JSON.stringify(saved) : null),
      }),
    [key],
  )
  const [saved, setSaved] = useAtom(kept)
  const [naming, setNaming] = useState(false)
  const current = saved.find((filter) => sameFilter(filter.values, values))
  const filtering = Object.values(values).some((value) => value !== '')
  return (
    <>
      {saved.length > 0 && (
        <Select
          className={styles.filter}
          aria-label={t('savedFilters')}
          value={current?.name ?? ''}
          onChange={(_, { value }) => {
            const found = saved.find(({ name }) => name === value)
            if (found) onApply(found.values)
          }}
        >
          <option value="" disabled>
            {t('savedFilters')}
          </option>
          {saved.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      )}
      {current ? (
        <Button
          appearance="subtle"
          icon={<DeleteRegular />}
          aria-label={t('filterForget')}
          title={t('filterForget')}
          onClick={() => setSaved(saved.filter((filter) => filter !== current))}
        />
      ) : (
        filtering && (
          <Button
            appearance="subtle"
            icon={<BookmarkRegular />}
            aria-label={t('saveFilter')}
            title={t('saveFilter')}
            onClick={() => setNaming(true)}
          />
        )
      )}
      <Suspense>
        {naming && (
          <FilterNameDialog
            saved={saved}
            onName={(name) => setSaved(withSaved(saved, { name, values }))}
            onClose={() => setNaming(false)}
          />
        )}
      </Suspense>
    </>
  )
}
