/**
 * Global styles. Animations stop for users who prefer reduced motion. Fluent times a toast with an invisible animation
 * (`data-timer-status`): it keeps its length, or the toast would vanish at once. Transitions are disabled rather than
 * shortened, since a short one would start for every property of every element. Plain CSS: `makeStaticStyles` would add
 * a style compiler to the first page. Text avoids a single word on its last line. Floating surfaces have a border: in
 * the dark theme shadows alone do not set them off. Content under a modal dialog does not scroll.
 * A message's title has its own line: titles end without a full stop, and would run into the text. Safari on iOS enlarges the page at a field whose
 * text is smaller than 16 px, and leaves it so.
 */
export const globalStyles = `
  body { margin: 0; }
  *, *::before, *::after { box-sizing: border-box; }
  p, li, dd, label, .fui-Field__hint { text-wrap-style: pretty; }
  .fui-MenuPopover, .fui-Toast { --colorTransparentStroke: var(--colorNeutralStroke2); }
  :where(.fui-MessageBarTitle) { display: block; }
  html:has(dialog:modal) { overflow: hidden; }
  @media (pointer: coarse) {
    input, select, textarea, [contenteditable='true'] { font-size: max(16px, 1em) !important; }
  }
  @media (prefers-reduced-motion: reduce) {
    *:not([data-timer-status]), *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
`
