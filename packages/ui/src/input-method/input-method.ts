import type { ChangeEvent, CompositionEvent } from 'react'

/**
 * @returns whether a key belongs to a composing input method. Safari sends the Enter that ends a composition afterwards, with the key code 229;
 * Chromium on Windows sends that code if no field has the focus.
 */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229
}

/**
 * Handlers for a field that queries while a person types: half-typed pinyin or Telex is shown, and not queried.
 * @param show gets every text, so that the composition stays in the field
 */
export function typing(show: (text: string) => void, query: (text: string) => void) {
  return {
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      show(target.value)
      if (!(nativeEvent as InputEvent).isComposing) query(target.value)
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => query(currentTarget.value),
  }
}
