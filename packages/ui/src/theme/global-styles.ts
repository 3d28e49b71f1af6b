/**
 * Ground rules of every page; motion stops for those who ask their system for less of it. Fluent measures how long a toast stays with an animation
 * that nobody sees (`data-timer-status`): it keeps its length, or the toast would be gone at once. Transitions are off rather than short: a short one
 * would begin on every element for every property, since that is what CSS moves where nothing is named. Plain text: `makeStaticStyles` would bring a compiler of
 * styles to the first page. No word stands alone in the last line of a text. What floats has an edge: in the dark, shadows alone do not part it from what it covers. What lies
 * under a modal dialog does not scroll.
 */
export const globalStyles = `
  body { margin: 0; }
  *, *::before, *::after { box-sizing: border-box; }
  p, li, dd, label, .fui-Field__hint { text-wrap-style: pretty; }
  .fui-MenuPopover, .fui-Toast { --colorTransparentStroke: var(--colorNeutralStroke2); }
  html:has(dialog:modal) { overflow: hidden; }
  @media (prefers-reduced-motion: reduce) {
    *:not([data-timer-status]), *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
`
