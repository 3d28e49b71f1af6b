/**
 * @param source of the module that has the component
 * @returns props that a component may do without, as its signature names them, or a type of the module that the signature names
 */
export function optionalProps(source: string, component: string): string[] {
  const signature =
    new RegExp(`export (?:async )?function ${component}\\b[\\s\\S]*?\\): `).exec(source)?.join() ?? ''
  const types = [...signature.matchAll(/\b[A-Z]\w*/g)].map(([type]) => typeOf(source, type))
  const found = [signature, ...types]
    .join('\n')
    .matchAll(/(?<![\w(])(\w+)(?:\?:|: [^\n;,=(<]*\| undefined\b)/g)
  return [...new Set([...found].flatMap(([, prop]) => prop ?? []))].toSorted()
}

/** @returns an interface or type with those that it extends */
function typeOf(source: string, name: string): string {
  const [text = ''] =
    new RegExp(`^(?:export )?(?:interface|type) ${name}\\b[\\s\\S]*?\\n(?:\\}|(?=\\n))`, 'm').exec(source) ??
    []
  const [heading = ''] = text.split('\n', 1)
  const others = [...heading.matchAll(/\b[A-Z]\w*/g)].flatMap(([other]) =>
    other === name ? [] : typeOf(source, other),
  )
  return [text, ...others].join('\n')
}
