/** Stylesheet of all pages. */
export const STYLE = `
:root { --ink: #16232b; --soft: #586a75; --line: #dde5e9; --paper: #fff; --ground: #f3f6f7; --deep: #0b6e69; --deep-ink: #fff; --warn: #a52a1c; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, "Segoe UI", Roboto, "Noto Sans", "Noto Sans CJK SC", sans-serif; }
a { color: var(--deep); text-decoration: none; }
a:hover { text-decoration: underline; }
:focus-visible { outline: 3px solid #57b8b1; outline-offset: 2px; border-radius: 6px; }
.bar { background: var(--paper); border-bottom: 1px solid var(--line); position: sticky; top: 0; z-index: 1; }
.bar > div { max-width: 680px; margin: 0 auto; padding: 10px 16px; display: flex; gap: 16px; align-items: center; }
.brand { font-weight: 700; font-size: 18px; color: var(--ink); }
.bar form.find { flex: 1; min-width: 0; }
.bar input { width: 100%; }
.bar nav { display: flex; gap: 14px; align-items: center; white-space: nowrap; }
main { max-width: 680px; margin: 0 auto; padding: 20px 16px 64px; }
main.narrow { max-width: 440px; padding-top: 40px; }
h1 { font-size: 22px; line-height: 1.25; margin: 0 0 12px; }
h2 { font-size: 17px; margin: 24px 0 10px; }
p { margin: 0 0 12px; }
.card { background: var(--paper); border: 1px solid var(--line); border-radius: 12px; padding: 16px; }
main.narrow .card { padding: 24px; }
.list { background: var(--paper); border: 1px solid var(--line); border-radius: 12px; overflow: hidden; }
.row { display: flex; gap: 12px; padding: 14px 16px; border-top: 1px solid var(--line); }
.row:first-child { border-top: 0; }
.row.nested { padding-left: 40px; background: #fafcfc; }
.body { flex: 1; min-width: 0; overflow-wrap: anywhere; }
.body p { margin: 2px 0 6px; white-space: pre-wrap; }
.avatar { flex: none; width: 44px; height: 44px; border-radius: 50%; display: grid; place-items: center; color: #fff; font-weight: 600; font-size: 17px; }
.avatar.big { width: 80px; height: 80px; font-size: 30px; }
.avatar:hover { text-decoration: none; }
.who { font-weight: 600; color: var(--ink); }
.soft { color: var(--soft); font-size: 14px; }
.tick { color: var(--deep); font-size: 14px; }
.acts { display: flex; flex-wrap: wrap; gap: 6px 18px; align-items: center; color: var(--soft); font-size: 14px; }
.acts form { display: inline; }
.lead p { font-size: 19px; line-height: 1.45; margin: 12px 0; white-space: pre-wrap; overflow-wrap: anywhere; }
.head { display: flex; gap: 16px; align-items: flex-start; }
.head > div { flex: 1; min-width: 0; }
.head h1 { margin: 0; overflow-wrap: anywhere; }
.buttons { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 14px; }
button, .button { font: inherit; font-weight: 600; font-size: 15px; border: 1px solid var(--line); background: var(--paper); color: var(--ink); border-radius: 999px; padding: 7px 16px; cursor: pointer; display: inline-block; }
button:hover, .button:hover { background: var(--ground); text-decoration: none; }
button.main, .button.main { background: var(--deep); border-color: var(--deep); color: var(--deep-ink); }
button.main:hover, .button.main:hover { background: #095a56; }
button.plain { border: 0; background: none; padding: 4px 0; font-weight: 400; font-size: 14px; color: var(--soft); }
button.plain.on { color: var(--deep); font-weight: 600; }
.wide { width: 100%; text-align: center; padding: 10px 16px; }
label { display: block; font-weight: 600; font-size: 14px; margin: 14px 0 4px; }
input, textarea { font: inherit; width: 100%; border: 1px solid #b9c6cd; border-radius: 8px; padding: 9px 12px; background: var(--paper); color: var(--ink); }
textarea { min-height: 84px; resize: vertical; }
.write { display: grid; gap: 10px; justify-items: end; margin-bottom: 20px; }
.wrong { background: #fdf0ee; color: var(--warn); border: 1px solid #f2cfc9; border-radius: 8px; padding: 8px 12px; font-size: 15px; }
.note { background: #eaf6f5; border: 1px solid #c5e4e2; border-radius: 8px; padding: 8px 12px; font-size: 15px; }
ul.asks { padding: 0 0 0 20px; margin: 8px 0 20px; }
ul.asks li { margin: 4px 0; }
.stack { display: grid; gap: 10px; }
.bubble { max-width: 80%; padding: 8px 14px; border-radius: 16px; background: var(--paper); border: 1px solid var(--line); overflow-wrap: anywhere; white-space: pre-wrap; justify-self: start; }
.bubble.mine { justify-self: end; background: #e2f3f1; border-color: #c5e4e2; }
.more { text-align: center; padding: 14px; }
.quote { border: 1px solid var(--line); border-radius: 10px; padding: 8px 12px; margin: 4px 0 8px; color: var(--soft); font-size: 15px; }
.hide { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
@media (max-width: 520px) {
  .bar > div { flex-wrap: wrap; gap: 8px 14px; }
  .bar form.find { order: 3; flex-basis: 100%; }
  .bar nav { margin-left: auto; }
  .avatar.big { width: 60px; height: 60px; font-size: 24px; }
  .row.nested { padding-left: 28px; }
}
`
