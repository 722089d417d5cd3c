/** The one HTML document, rendered for each visit. It starts the shell and preloads what the page needs. */
import type { ShellManifest } from 'remote-kit/build-manifest'
import { firstFilesOf } from 'remote-kit/page-budget'
import type { SignedRemote, TabRegistry } from 'remote-kit/registry'
import { copy } from './copy.ts'
import { matchPage, type PageMatch } from './match-page.ts'
import { escapeAttribute, inlineJson } from './html-text.ts'
import { NONCE, type Prerendered } from './prerendered.ts'
import { type HashedFile, publicHead, startLater } from './public-page.ts'
import { frameOf, layoutOf, requestsOf } from './shell-pages.ts'
import type { PageSettings } from '../src/federation/page-data.ts'
import { START_FRAME } from '../src/parts/start-frame/start-frame.ts'

export type IndexPage = {
  pathname: string
  nonce: string
  registry: TabRegistry
  /** The same as the page gets it. */
  sent: { remotes: SignedRemote[] }
  settings: PageSettings
  shell: Pick<ShellManifest, 'files' | 'scripts' | 'preload' | 'controls' | 'pages'>
  /** Where the shell's files are, ending with a slash. */
  assetsUrl: string
  prerendered: Prerendered
  /** The address of the product, for search engines and link previews; undefined if it is not known. */
  webUrl: string | undefined
}

/** What checks a remote before it runs. */
const CHECK_PART = '#federation/trust/check-remote.ts'

// Runs before the first paint, so a dark page never flashes light. The shell takes over in
// shell/src/parts/appearance/use-theme.ts.
const CHOOSE_THEME = `function chooseTheme(){try{var p=JSON.parse(localStorage.getItem('protracker.theme'))}catch{}
document.documentElement.dataset.theme=p==='dark'||p!=='light'&&matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light'}
chooseTheme()`
const FIRST_PAINT = `html{background:#f3f0e9;color-scheme:light}html[data-theme=dark]{background:#0f1512;color-scheme:dark}body{margin:0}`
const START_FRAME_PLACE = `#${START_FRAME}{position:fixed;inset:0;overflow:hidden}`

/** The document and its status: 200, or 404 if there is no such page. */
export function renderIndexPage(index: IndexPage): { status: number; html: string } {
  const { pathname, nonce, registry, sent, settings, prerendered } = index
  const match = matchPage(pathname, registry)
  const ready = prerendered.pages.find(({ path }) => path === match?.path)
  const frame = match && settings.hasSession ? startFrame(index, match) : null
  const html = `<!doctype html>
<html lang="en" data-theme="light">
<head>
<meta charset="utf-8">
<title>${escapeAttribute(ready?.title ?? copy.indexPage.title)}</title>
<meta name="description" content="${escapeAttribute(ready?.description ?? copy.indexPage.description)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#0c3426">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script nonce="${nonce}">${CHOOSE_THEME}</script>
<style nonce="${nonce}">${FIRST_PAINT}</style>
${ready ? publicHead(index, ready) : appHead(index, match)}
${frame?.styles ?? ''}
</head>
<body>
${frame?.html ?? ''}
<div id="root">${ready?.html ?? ''}</div>
${ready ? '' : `<noscript>${copy.indexPage.noScript}</noscript>`}
<script type="application/json" id="registry" nonce="${nonce}">${ready ? 'null' : inlineJson(sent)}</script>
<script type="application/json" id="settings">${inlineJson(settings)}</script>
${
  ready
    ? startLater(
        nonce,
        index.shell.scripts.map((file) => shellFile(index, file)),
      )
    : ''
}
</body>
</html>
`
  return { status: match ? 200 : 404, html }
}

/** What someone who is signed in sees until the app runs. Without scripts it would hide what the page says then. */
function startFrame(
  { prerendered, nonce }: IndexPage,
  { audience }: PageMatch,
): { html: string; styles: string } | null {
  const name = frameOf[audience]
  const frame = name && prerendered.frames[name]
  if (!frame) return null
  return {
    html: `<div id="${START_FRAME}" aria-hidden="true" inert>${frame.html}</div>`,
    styles: `${frame.styles.replaceAll(NONCE, nonce)}
<style nonce="${nonce}">${START_FRAME_PLACE}</style>
<noscript><style nonce="${nonce}">#${START_FRAME}{display:none}</style></noscript>`,
  }
}

/** What starts the shell, and preloads what the page needs. */
function appHead(index: IndexPage, match: PageMatch | null): string {
  const { shell, nonce } = index
  const ahead = [...shellParts(shell, match).map((file) => shellFile(index, file)), ...remoteParts(match)]
  return [
    ...firstRequests(index, match).map((request) => requestTag(index.settings.apiBaseUrl + request)),
    ...ahead.map(preloadTag),
    ...shell.scripts.map((file) => scriptTag(shellFile(index, file), nonce)),
  ].join('\n')
}

/** Requests of the API that run while the code loads. Every page first asks who is signed in (docs/specification.md §4). */
function firstRequests({ settings: { hasSession } }: IndexPage, match: PageMatch | null): string[] {
  const ofPage = match && 'remote' in match && !match.remote.disabled ? match.requests : []
  return ['/auth/login/', ...(match && hasSession ? [...requestsOf[match.audience], ...ofPage] : [])]
}

const requestTag = (url: string) =>
  `<link rel="preload" as="fetch" href="${escapeAttribute(url)}" crossorigin="use-credentials">`

const shellFile = ({ assetsUrl, shell }: IndexPage, file: string): HashedFile => ({
  url: assetsUrl + file,
  integrity: shell.files[file],
})

/** The shell's files that the page requests once it runs. */
function shellParts({ preload, controls, pages }: IndexPage['shell'], match: PageMatch | null): string[] {
  const ownParts = match && 'page' in match ? [match.layout, match.page] : []
  const remotesParts = match && 'remote' in match ? [CHECK_PART] : []
  const layout = match && layoutOf[match.audience]
  const parts = [layout, ...ownParts, ...remotesParts].flatMap((part) => (part && pages[part]) ?? [])
  return [...new Set([...preload, ...(layout ? controls : []), ...parts])]
}

/** The files of the remote whose page it is. */
function remoteParts(match: PageMatch | null): HashedFile[] {
  if (!match || !('remote' in match) || match.remote.disabled) return []
  const { baseUrl, manifest } = match.remote.release
  return firstFilesOf(manifest, match.path).map((file) => ({ url: baseUrl + file, integrity: manifest.files?.[file] }))
}

function preloadTag({ url, integrity }: HashedFile): string {
  // Without the hash the browser would fetch the file again, and the page would refuse it anyway.
  if (!integrity) return ''
  const as = url.endsWith('.css') ? 'style' : 'script'
  return `<link rel="preload" as="${as}" href="${escapeAttribute(url)}" integrity="${integrity}" crossorigin="anonymous">`
}

function scriptTag({ url, integrity }: HashedFile, nonce: string): string {
  // Only files of the dev server have no hash. The Integrity-Policy of a real page refuses such files.
  const check = integrity ? ` integrity="${integrity}"` : ''
  return `<script defer src="${escapeAttribute(url)}"${check} crossorigin="anonymous" nonce="${nonce}"></script>`
}
