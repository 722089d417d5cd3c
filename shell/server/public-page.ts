/** What the document of a prerendered page has that others have not (docs/decisions/public-pages-are-prerendered.md). */
import { copy } from './copy.ts'
import { escapeAttribute, inlineJson } from './html-text.ts'
import { NONCE, type Prerendered } from './prerendered.ts'

export type HashedFile = { url: string; integrity: string | undefined }

type PublicDocument = { nonce: string; webUrl: string | undefined; prerendered: Prerendered }

// Until the shell renders something, no one else follows the system's theme.
const FOLLOW_THEME = `matchMedia('(prefers-color-scheme:dark)').addEventListener('change',chooseTheme)`
/** Starts the shell once a prerendered page is shown and the browser has nothing else to do. */
const START_LATER = `addEventListener('load',()=>(window.requestIdleCallback??setTimeout)(()=>{
for(const a of JSON.parse(document.getElementById('scripts').textContent))document.head.append(Object.assign(document.createElement('script'),a,{async:false,crossOrigin:'anonymous'}))
},{timeout:4000}))`

/** What a prerendered page is painted with, and what search engines and link previews show of it. */
export function publicHead(
  { nonce, webUrl = '', prerendered }: PublicDocument,
  page: Prerendered['pages'][number],
): string {
  const { path, title, styles, fonts } = page
  const description = page.description ?? copy.indexPage.description
  const properties = {
    type: 'website',
    site_name: copy.indexPage.siteName,
    title,
    description,
    url: webUrl + path,
    image: `${webUrl}/card.jpg`,
    'image:width': '1200',
    'image:height': '630',
    'image:alt': prerendered.cardText,
  }
  return [
    `<link rel="canonical" href="${escapeAttribute(webUrl + path)}">`,
    ...Object.entries(properties).map(
      ([name, content]) => `<meta property="og:${name}" content="${escapeAttribute(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    ...fonts.map((url) => `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin="anonymous">`),
    styles.replaceAll(NONCE, nonce),
  ].join('\n')
}

/** What starts the shell later, from its scripts. */
export function startLater(nonce: string, files: HashedFile[]): string {
  const scripts = files.map(({ url, integrity }) => ({ src: url, ...(integrity && { integrity }) }))
  return `<script type="application/json" id="scripts">${inlineJson(scripts)}</script>
<script nonce="${nonce}">${FOLLOW_THEME}
${START_LATER}</script>`
}
