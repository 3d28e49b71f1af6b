/** Types of the browser globals that functions inside a page use. The DOM library is not included, since its types would shadow Node's. */
export interface PageScope {
  readonly XMLHttpRequest: new () => {
    readonly responseText: string
    open(method: string, url: string, async: boolean): void
    send(): void
  }
  readonly MutationObserver: new (changed: () => void) => { observe(target: object, options: object): void }
  readonly Notification: object | undefined
  readonly Element: { readonly prototype: object }
  readonly CustomEvent: new (name: string, init: { detail: unknown }) => object
  readonly MouseEvent: new (name: string, init: { relatedTarget: PageElement }) => object
  readonly Promise: typeof Promise
  readonly Error: typeof Error
  readonly structuredClone: typeof structuredClone
  readonly top: unknown
  readonly encodeURIComponent: typeof encodeURIComponent
  readonly JSON: typeof JSON
  readonly location: { readonly origin: string }
  readonly navigator: Readonly<Record<'geolocation' | 'mediaDevices' | 'clipboard', object | undefined>>
  readonly document: PageDocument
  addEventListener(name: string, listener: (event: PageEvent) => void, capture?: boolean): void
  getSelection(): object | null
}

export interface PageDocument {
  readonly documentElement: PageElement
  readonly fullscreenElement: object | null
  addEventListener(name: string, listener: () => void, options?: { once: boolean }): void
  dispatchEvent(event: object): boolean
  createElement(name: string): PageElement
  querySelector(selector: string): PageElement | null
  querySelectorAll(selector: string): Iterable<PageElement>
}

export interface PageElement {
  readonly parentNode: object | null
  readonly style: object
  readonly isContentEditable: boolean
  readonly href?: string
  readonly src?: string
  readonly naturalWidth?: number
  addEventListener(name: string, listener: (event: { readonly detail: unknown }) => void): void
  append(child: PageElement): void
  dispatchEvent(event: object): boolean
  closest(selector: string): PageElement | null
  matches(selector: string): boolean
  replaceChildren(...children: PageElement[]): void
  setAttribute(name: string, value: string): void
}

export interface PageEvent {
  readonly isTrusted: boolean
  readonly defaultPrevented: boolean
  readonly target: PageElement
  readonly clientX: number
  readonly clientY: number
  readonly key: string
  readonly code: string
  readonly location: number
  readonly ctrlKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
  readonly metaKey: boolean
  readonly repeat: boolean
  readonly isComposing: boolean
  preventDefault(): void
  stopImmediatePropagation(): void
}
