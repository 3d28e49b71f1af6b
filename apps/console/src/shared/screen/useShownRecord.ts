import { useSearchParams } from 'react-router-dom'

/** The record that is shown beside its list. Its id is in the address, so that a link leads to it and a reload keeps it. */
export function useShownRecord(): [id: string | undefined, show: (id?: string) => void] {
  const [params, setParams] = useSearchParams()
  return [params.get('id') ?? undefined, (id) => setParams(id ? { id } : {}, { replace: true })]
}
