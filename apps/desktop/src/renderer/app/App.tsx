/** The root of the interface: providers and routes meet here. */
export function App() {
  return <main />
}
