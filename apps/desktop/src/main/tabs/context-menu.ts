import type { Messages } from '@seaport/seat-client/messages'
import {
  type ContextMenuParams,
  clipboard,
  Menu,
  type MenuItemConstructorOptions,
  type WebContents,
} from 'electron'
import { isWebAddress } from './page-view.ts'

/** Most suggestions for a misspelled word: what browsers show. */
const MAX_SUGGESTIONS = 5

export type ClickedOn = Pick<
  ContextMenuParams,
  | 'linkURL'
  | 'srcURL'
  | 'mediaType'
  | 'hasImageContents'
  | 'selectionText'
  | 'isEditable'
  | 'misspelledWord'
  | 'dictionarySuggestions'
  | 'x'
  | 'y'
>

/** The context menu in an account's page: what a browser offers, without anything that would leave the account's partition. */
export function contextMenuOf(
  on: ClickedOn,
  contents: WebContents,
  messages: Messages,
): MenuItemConstructorOptions[] {
  const groups = [
    spelling(on, contents, messages),
    link(on, messages),
    image(on, contents, messages),
    text(on, messages),
  ].filter((group) => group.length > 0)
  if (groups.length === 0) groups.push(page(contents, messages))
  return groups.flatMap((group, index) => (index === 0 ? group : [{ type: 'separator' as const }, ...group]))
}

/** Opens that menu at each right click. */
export function offerContextMenu(contents: WebContents, messages: Messages): void {
  contents.on('context-menu', (_event, on) =>
    Menu.buildFromTemplate(contextMenuOf(on, contents, messages)).popup(),
  )
}

function spelling(
  { misspelledWord, dictionarySuggestions }: ClickedOn,
  contents: WebContents,
  messages: Messages,
): MenuItemConstructorOptions[] {
  if (misspelledWord === '') return []
  return [
    ...dictionarySuggestions
      .slice(0, MAX_SUGGESTIONS)
      .map((word) => ({ label: word, click: () => contents.replaceMisspelling(word) })),
    {
      label: messages('menu.learnWord'),
      click: () => contents.session.addWordToSpellCheckerDictionary(misspelledWord),
    },
  ]
}

function link({ linkURL }: ClickedOn, messages: Messages): MenuItemConstructorOptions[] {
  if (!isWebAddress(linkURL)) return []
  return [{ label: messages('menu.copyLink'), click: () => clipboard.writeText(linkURL) }]
}

function image(
  { mediaType, hasImageContents, srcURL, x, y }: ClickedOn,
  contents: WebContents,
  messages: Messages,
): MenuItemConstructorOptions[] {
  if (mediaType !== 'image' || !hasImageContents) return []
  return [
    { label: messages('menu.copyImage'), click: () => contents.copyImageAt(x, y) },
    // Through the page's own session: by its proxy and with its cookies.
    { label: messages('menu.saveImage'), click: () => contents.downloadURL(srcURL) },
  ]
}

function text({ isEditable, selectionText }: ClickedOn, messages: Messages): MenuItemConstructorOptions[] {
  const item = (role: 'undo' | 'redo' | 'cut' | 'copy' | 'paste' | 'selectAll') => ({
    role,
    label: messages(`menu.${role}`),
  })
  if (isEditable)
    return [
      item('undo'),
      item('redo'),
      { type: 'separator' },
      item('cut'),
      item('copy'),
      item('paste'),
      { role: 'pasteAndMatchStyle', label: messages('menu.pasteText') },
      item('selectAll'),
    ]
  return selectionText.trim() === '' ? [] : [item('copy')]
}

function page(contents: WebContents, messages: Messages): MenuItemConstructorOptions[] {
  const { navigationHistory: history } = contents
  return [
    { label: messages('menu.back'), enabled: history.canGoBack(), click: () => history.goBack() },
    { label: messages('menu.forward'), enabled: history.canGoForward(), click: () => history.goForward() },
    { label: messages('menu.reload'), click: () => contents.reload() },
  ]
}
