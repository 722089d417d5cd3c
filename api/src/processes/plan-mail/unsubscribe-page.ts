/** The page of an unsubscribe link: one button, no script. Pure. */
import { escapeHtml as escape } from '#platform/html/escape-html.ts'
import { copy } from './copy.ts'

const STYLE =
  'body{margin:0;background:#f3f0e9;color:#14201a;font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}' +
  'main{box-sizing:border-box;width:calc(100% - 32px);max-width:480px;margin:12vh auto 32px;padding:32px 24px;background:#fff;border-radius:12px}' +
  'h1{margin:0 0 8px;font-size:24px;line-height:1.25}p{margin:0 0 20px}' +
  'button{min-height:46px;padding:0 28px;border:0;border-radius:6px;background:#0c3426;color:#fff;font:inherit;font-weight:600;cursor:pointer}' +
  'button:focus-visible{outline:3px solid #4dc480;outline-offset:2px}' +
  '@media(prefers-color-scheme:dark){body{background:#0f1512;color:#e9ece8}main{background:#18201c}button{background:#c8ef4e;color:#14201a}}'

const page = (nonce: string, title: string, main: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${main}
</main>
</body>
</html>
`

/** What asks. */
export const askPage = (nonce: string, brokerage: string): string =>
  page(
    nonce,
    escape(copy.ask(brokerage)),
    `<p>${escape(copy.explain(brokerage))}</p>\n<form method="post" action="?"><button>${copy.button}</button></form>`,
  )

/** What says that it's done. */
export const donePage = (nonce: string, brokerage: string): string =>
  page(nonce, copy.done, `<p role="status">${escape(copy.doneExplain(brokerage))}</p>`)

/** What the page says if the link isn't one of ours. */
export const missingPage = (nonce: string): string => page(nonce, copy.missing, `<p>${copy.missingExplain}</p>`)
