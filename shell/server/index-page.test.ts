import { describe, expect, test } from 'vitest'
import { dealRoute, testRemote } from '#test/test-release.ts'
import { renderIndexPage } from './index-page.ts'

const deals = testRemote('mf-deals', [dealRoute])
const HASH = `sha384-${'s'.repeat(64)}` as const

const render = (pathname: string, remotes = [deals]) =>
  renderIndexPage({
    pathname,
    nonce: 'n0nce',
    registry: { remotes },
    settings: { apiBaseUrl: '/api/v1', loadTimeoutMs: 120_000 },
    shell: {
      files: { 'main.js': HASH, 'shared.js': HASH, 'agent.js': HASH, 'public.js': HASH },
      scripts: ['main.js'],
      preload: ['shared.js'],
      pages: {
        '#frame/agent/AgentLayout.tsx': ['shared.js', 'agent.js'],
        '#frame/public/PublicLayout.tsx': ['shared.js', 'public.js'],
      },
    },
    assetsUrl: '/assets/1/',
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
      '/assets/1/agent.js',
      'http://remotes.test/mf-deals/1/remoteEntry.js',
      'http://remotes.test/mf-deals/1/page.js',
    ])
  })

  test('preloads the public layout for public pages', () => {
    expect(aheadOf('/pp')).toEqual(['/assets/1/shared.js', '/assets/1/public.js'])
    expect(aheadOf('/agent/login')).toEqual(['/assets/1/shared.js'])
  })

  test('preloads the session', () => {
    expect(render('/').html).toContain('<link rel="preload" as="fetch" href="/api/v1/auth/login/"')
  })

  test('preloads nothing of a disabled remote', () => {
    expect(render('/agent/deal/7', [{ ...deals, disabled: true }]).html).not.toContain('remoteEntry.js" integrity')
  })

  test('is a 404 if neither the shell nor a remote has the path', () => {
    expect(render('/agent/deal/7').status).toBe(200)
    expect(render('/agent/teams').status).toBe(200)
    expect(render('/agent/deals').status).toBe(404)
  })

  test('works even if the record of a remote is broken', () => {
    const broken = { ...deals, release: { ...deals.release, manifest: JSON.parse('null') } }
    expect(render('/', [broken]).status).toBe(200)
  })

  test('escapes data that could close its script element', () => {
    const evil = testRemote('mf-deals', [{ ...dealRoute, title: '</script><script>alert(1)</script>' }])
    expect(render('/', [evil]).html).not.toContain('</script><script>alert')
  })
})
