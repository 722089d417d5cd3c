import { describe, expect, test } from 'vitest'
import { dealRoute, testRemote } from '#test/test-release.ts'
import { renderIndexPage } from './index-page.ts'

const deals = testRemote('mf-deals', [dealRoute])
const HASH = `sha384-${'s'.repeat(64)}` as const

const prerendered = {
  cardText: 'A “board”',
  pages: [
    {
      path: '/pp',
      title: 'Privacy policy - ProTracker',
      description: 'What "we" keep.',
      html: '<main>We keep little.</main>',
      styles: '<style nonce="{nonce}">main{color:green}</style>',
      fonts: ['/assets/1/inter.woff2'],
    },
  ],
  frames: {
    agent: { html: '<div>rail</div>', styles: '<style nonce="{nonce}">.rail{color:green}</style>' },
    client: { html: '<div>header</div>', styles: '' },
  },
}

const render = (pathname: string, remotes = [deals], hasSession = true) =>
  renderIndexPage({
    pathname,
    nonce: 'n0nce',
    registry: { remotes },
    sent: { remotes },
    settings: { apiBaseUrl: '/api/v1', loadTimeoutMs: 120_000, hasSession, version: '1' },
    shell: {
      files: { 'main.js': HASH, 'shared.js': HASH, 'menus.js': HASH, 'agent.js': HASH, 'public.js': HASH },
      scripts: ['main.js'],
      preload: ['shared.js'],
      controls: ['menus.js'],
      pages: {
        '#frame/agent/AgentLayout.tsx': ['shared.js', 'agent.js'],
        '#frame/public/PublicLayout.tsx': ['shared.js', 'public.js'],
      },
    },
    assetsUrl: '/assets/1/',
    prerendered,
    webUrl: 'https://protracker.test',
  })

describe('the page', () => {
  test('starts the shell with scripts that have integrity hashes', () => {
    expect(render('/').html).toContain(
      `<script defer src="/assets/1/main.js" integrity="${HASH}" crossorigin="anonymous" nonce="n0nce"></script>`,
    )
  })

  const aheadOf = (pathname: string) =>
    [...render(pathname).html.matchAll(/<link rel="preload" as="script" href="([^"]+)" integrity="sha384-/g)].map(
      ([, url]) => url,
    )

  test('preloads what the requested page needs, each file once', () => {
    expect(aheadOf('/agent/deal/7')).toEqual([
      '/assets/1/shared.js',
      '/assets/1/menus.js',
      '/assets/1/agent.js',
      'http://remotes.test/mf-deals/1/remoteEntry.js',
      'http://remotes.test/mf-deals/1/page.js',
    ])
  })

  test('preloads the public layout for public pages', () => {
    expect(aheadOf('/contact-us')).toEqual(['/assets/1/shared.js', '/assets/1/public.js'])
    expect(aheadOf('/agent/login')).toEqual(['/assets/1/shared.js'])
  })

  test('starts with the bars of its layout for someone who is signed in', () => {
    const { html } = render('/agent/deal/7')
    expect(html).toContain(
      '<div id="start-frame" aria-hidden="true" inert><div>rail</div></div>\n<div id="root"></div>',
    )
    expect(html).toContain('<style nonce="n0nce">.rail{color:green}</style>')
    expect(html).toContain('<noscript><style nonce="n0nce">#start-frame{display:none}</style></noscript>')
  })

  test.each([
    ['a visitor', '/agent/deal/7', false],
    ['public pages', '/pp', true],
    ['pages to sign in', '/agent/login', true],
    ['a page that is not there', '/agent/nothing', true],
  ])('starts empty for %s', (_, pathname, hasSession) => {
    expect(render(pathname, [deals], hasSession).html).not.toContain('start-frame')
  })

  const requestsAheadOf = (...page: Parameters<typeof render>) =>
    [
      ...render(...page).html.matchAll(/<link rel="preload" as="fetch" href="([^"]+)" crossorigin="use-credentials">/g),
    ].map(([, url]) => url)
  const board = testRemote('mf-deals', [{ ...dealRoute, requests: ['/workspaces/?page_size=100&count=none'] }])

  test('asks who is signed in, and for what the page needs first, while the code loads', () => {
    expect(requestsAheadOf('/')).toEqual(['/api/v1/auth/login/'])
    expect(requestsAheadOf('/agent/deal/7', [board])).toEqual([
      '/api/v1/auth/login/',
      '/api/v1/teams/?page_size=100',
      '/api/v1/workspaces/?page_size=100&amp;count=none',
    ])
  })

  test('asks for nothing else without a session, and for nothing of a disabled remote', () => {
    expect(requestsAheadOf('/agent/deal/7', [board], false)).toEqual(['/api/v1/auth/login/'])
    expect(requestsAheadOf('/agent/deal/7', [{ ...board, disabled: true }])).toEqual([
      '/api/v1/auth/login/',
      '/api/v1/teams/?page_size=100',
    ])
  })

  test('preloads nothing of a disabled remote', () => {
    expect(render('/agent/deal/7', [{ ...deals, disabled: true }]).html).not.toContain('remoteEntry.js" integrity')
  })

  test('is a 404 if neither the shell nor a remote has the path', () => {
    expect(render('/agent/deal/7').status).toBe(200)
    expect(render('/agent/teams').status).toBe(200)
    expect(render('/agent/deals').status).toBe(404)
  })

  test('escapes data that could close its script element', () => {
    const evil = testRemote('mf-deals', [{ ...dealRoute, title: '</script><script>alert(1)</script>' }])
    expect(render('/', [evil]).html).not.toContain('</script><script>alert')
  })
})

describe('a prerendered page', () => {
  test.each(['/pp', '/pp/'])('%s has its content and its styles, with the nonce', (pathname) => {
    const { status, html } = render(pathname)
    expect(status).toBe(200)
    expect(html).toContain('<div id="root"><main>We keep little.</main></div>')
    expect(html).toContain('<style nonce="n0nce">main{color:green}</style>')
    expect(html).not.toContain('{nonce}')
  })

  test('carries nothing of the remotes, which other pages have', () => {
    expect(render('/pp').html).toContain('id="registry" nonce="n0nce">null</script>')
    expect(render('/contact-us').html).toContain('"mf-deals"')
  })

  test('tells search engines and link previews what it is and where', () => {
    const { html } = render('/pp/')
    expect(html).toContain('<title>Privacy policy - ProTracker</title>')
    expect(html).toContain('<meta name="description" content="What &quot;we&quot; keep.">')
    expect(html).toContain('<link rel="canonical" href="https://protracker.test/pp">')
    expect(html).toContain('<meta property="og:image" content="https://protracker.test/card.jpg">')
  })

  test('asks for no script before it is shown, and then only for those with a hash', () => {
    const { html } = render('/pp')
    expect(html).not.toMatch(/<script[^>]* src=/)
    expect(html).not.toContain('rel="preload" as="script"')
    expect(html).toContain(JSON.stringify([{ src: '/assets/1/main.js', integrity: HASH }]))
  })
})
