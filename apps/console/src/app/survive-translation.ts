/**
 * Browser translators replace the text nodes of a page by `<font>` elements. React keeps using its original nodes: it
 * updates invisible texts, and throws when it removes one (facebook/react#11538). With this patch, a text that React
 * changes is put back in place, to be translated again, and one that it removes takes its translation along.
 */
export function surviveTranslation(page: Document): void {
  const observer = new MutationObserver((records) => {
    for (const record of records) noteTranslations(record)
  })
  observer.observe(page, { childList: true, subtree: true })
  /** Finds the element that replaced a text, also if that happened just now. */
  const translationOf = (node: Node | null): Element | undefined => {
    if (!(node instanceof Text) || node.isConnected) return undefined
    for (const record of observer.takeRecords()) noteTranslations(record)
    const translation = translations.get(node)
    return translation?.isConnected ? translation : undefined
  }
  guardTextChanges(translationOf)
  guardRemovals(translationOf)
}

const translations = new WeakMap<Text, Element>()

/** A translator replaces the text by its element, or inserts it beside the text, which it then removes. */
function noteTranslations({ addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord): void {
  const translation = [...addedNodes, previousSibling, nextSibling].find(isTranslation)
  if (!translation) return
  for (const node of removedNodes) if (node instanceof Text) translations.set(node, translation)
}

/** React renders no `<font>`. */
const isTranslation = (node: Node | null): node is Element => node?.nodeName === 'FONT'

type TranslationOf = (node: Node | null) => Element | undefined

function guardTextChanges(translationOf: TranslationOf): void {
  const original = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
  if (!original?.set) return
  const { set } = original
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...original,
    set(this: Node, text: string | null) {
      translationOf(this)?.replaceWith(this)
      set.call(this, text)
    },
  })
}

function guardRemovals(translationOf: TranslationOf): void {
  const { removeChild, insertBefore } = Node.prototype
  /** The child of `parent` that represents what React knows as `node`. */
  const shown = (parent: Node, node: Node): Node => {
    const translation = translationOf(node)
    if (translation) return translation
    // Some translators move the text into their element instead of replacing it.
    let child = node
    while (child.parentNode && child.parentNode !== parent && isTranslation(child.parentNode))
      child = child.parentNode
    return child
  }
  Node.prototype.removeChild = function <T extends Node>(this: Node, node: T): T {
    removeChild.call(this, shown(this, node))
    return node
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    insertBefore.call(this, node, before && shown(this, before))
    return node
  }
}
