/** Shared by all pages; colours keep a contrast of 4.5 on their backgrounds, light and dark. */
export const styles = `
:root { color-scheme: light dark;
  --page: #f4f2ee; --card: #ffffff; --line: #dcd9d3; --text: #1c1c1c; --soft: #595959; --accent: #0a5fb8;
  --accent-text: #ffffff; --warn: #8a4b00; --warn-page: #fff4e0; --quiet: #f0efec; --shadow: 0 1px 2px rgb(0 0 0 / .06); }
@media (prefers-color-scheme: dark) { :root {
  --page: #14171a; --card: #1e2226; --line: #363b41; --text: #ececec; --soft: #aab0b6; --accent: #76b8f5;
  --accent-text: #0b1a29; --warn: #ffc878; --warn-page: #3a2c12; --quiet: #272c31; --shadow: none; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 15px/1.5 system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
a { color: var(--accent); } a:hover { text-decoration-thickness: 2px; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
h1 { font-size: 24px; line-height: 1.25; margin: 0 0 4px; letter-spacing: -.01em; } h2 { font-size: 16px; line-height: 1.35; margin: 0 0 8px; }
p { margin: 0 0 12px; } code, pre { font: 13px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
code { background: var(--quiet); border-radius: 4px; padding: 1px 5px; overflow-wrap: anywhere; }
pre { background: var(--quiet); border-radius: 8px; padding: 12px; margin: 0; overflow: auto; max-height: 420px; white-space: pre-wrap; overflow-wrap: anywhere; }
.bar { background: var(--card); border-bottom: 1px solid var(--line); position: sticky; top: 0; z-index: 1; }
.bar nav { max-width: 1040px; margin: 0 auto; padding: 0 16px; min-height: 52px; display: flex; flex-wrap: wrap; align-items: center; gap: 4px 20px; }
.bar a { color: var(--soft); text-decoration: none; padding: 6px 0; font-weight: 500; border-bottom: 2px solid transparent; }
.bar a:hover { color: var(--text); } .bar a[aria-current] { color: var(--text); border-color: var(--accent); }
.bar .brand { color: var(--text); font-weight: 700; margin-right: auto; letter-spacing: -.01em; border: 0; display: inline-flex; align-items: center; gap: 8px; }
.bar .brand svg { width: 20px; height: 20px; }
main { max-width: 1040px; margin: 0 auto; padding: 28px 16px 64px; } main.narrow { max-width: 600px; }
.lead { color: var(--soft); max-width: 68ch; margin-bottom: 20px; } .soft { color: var(--soft); } .small { font-size: 13px; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 10px; box-shadow: var(--shadow); }
.pad { padding: 20px; } .stack > * + * { margin-top: 16px; }
.notice { background: var(--warn-page); color: var(--warn); border-radius: 8px; padding: 8px 12px; font-size: 13px; }
.tag { display: inline-block; background: var(--quiet); color: var(--soft); border-radius: 999px; padding: 1px 10px; font-size: 12.5px; font-weight: 500; }
.empty { text-align: center; padding: 48px 24px; } .empty p { max-width: 46ch; margin: 0 auto 8px; color: var(--soft); }
label { font-weight: 600; display: block; margin-bottom: 4px; }
select, input[type=text], input[type=email] { width: 100%; min-height: 42px; font: inherit; color: inherit; background: var(--card); border: 1px solid #82878d; border-radius: 6px; padding: 8px 10px; }
button, .button { font: inherit; font-weight: 600; min-height: 42px; padding: 8px 22px; border-radius: 999px; border: 1px solid var(--accent); background: var(--accent); color: var(--accent-text); cursor: pointer; text-decoration: none; display: inline-block; }
button.plain { background: transparent; color: var(--accent); } button:hover { filter: brightness(1.08); }
.visually-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
dl.facts { display: grid; grid-template-columns: max-content 1fr; gap: 6px 16px; margin: 0; } dl.facts dt { color: var(--soft); } dl.facts dd { margin: 0; overflow-wrap: anywhere; }
@media (max-width: 480px) { dl.facts { grid-template-columns: 1fr; gap: 0; } dl.facts dd { margin-bottom: 8px; } }
`;
