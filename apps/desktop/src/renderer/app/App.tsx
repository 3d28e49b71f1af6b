import { useEffect, useState } from 'react'
import { seaport } from '../seaport.ts'

/** The root of the interface: providers and routes meet here. */
export function App() {
  const [version, setVersion] = useState<string>()
  useEffect(() => {
    seaport.call('app.info', {}).then(
      (info) => setVersion(info.version),
      () => setVersion(undefined),
    )
  }, [])
  return <main data-version={version} />
}
