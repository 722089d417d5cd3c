/** What the look over every screen sees: planted faults of the layout, and that it leaves sound pages alone. */
import { expect, test } from 'vitest'
import { useBrowser } from '#support/browser.ts'
import { layoutFaults } from '#support/layout-faults.ts'
import { smallTargets } from '#support/touch-targets.ts'
import { PHONE } from '#support/windows.ts'

const journey = useBrowser()

test.for([
  ['a page that scrolls sideways', '<div style="width:3000px">wide</div>', [/^scrolls sideways by \d+ px$/]],
  [
    'text that is cut without a cue',
    '<p style="width:40px;overflow:hidden;white-space:nowrap">Closing disclosure</p>',
    ['cut: <p> "Closing disclosure"'],
  ],
  [
    'an ellipsis that leaves nothing',
    '<p style="width:30px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">Loan approval</p>',
    ['nothing left of its text: <p> "Loan approval"'],
  ],
  [
    'text that is cut below',
    '<p style="height:10px;width:80px;overflow:hidden">Two lines of text or more</p>',
    ['cut below: <p> "Two lines of text or more"'],
  ],
  [
    'a control under something else',
    '<div style="position:relative"><button>Save</button><div style="position:absolute;inset:0;background:#fff">Notice</div></div>',
    ['covered by <div> "Notice": <button> "Save"'],
  ],
  [
    'nothing in a sound page',
    '<main><h1>Deals</h1><button>Save</button><p style="width:300px;overflow:hidden;text-overflow:ellipsis">Short</p></main>',
    [],
  ],
] as const)('%s', async ([, html, expected]) => {
  const page = await journey.open('/nothing')
  // The product's own pages refuse styles in attributes.
  await page.goto('about:blank')
  await page.setContent(html)
  const found = await layoutFaults(page)
  expect(found).toHaveLength(expected.length)
  expected.forEach((fault, index) => expect(found[index]).toMatch(fault))
})

test('targets too small for a thumb are found, and larger ones and links in a sentence are not', async () => {
  const page = await journey.open('/nothing')
  await page.goto('about:blank')
  await page.setViewportSize(PHONE)
  const button = (name: string, style: string) => `<p><button style="${style}">${name}</button></p>`
  await page.setContent(`
    <main style="padding: 60px">
      ${button('Save', 'width: 80px; height: 30px')}
      ${button('X', 'width: 24px; height: 44px; padding: 0')}
      ${button('Send', 'width: 44px; height: 44px')}
      <p>Read <a href="/help">how it works</a> first.</p>
      <p style="margin: 40px 0"><a href="/pricing" style="display: inline-block; padding: 14px 0">Pricing and plans</a></p>
      <div style="height: 2000px"></div>
      ${button('Below', 'width: 80px; height: 20px')}
    </main>`)
  const found = await smallTargets(page)
  expect(found).toEqual([
    expect.stringContaining('30 px: <button> "Save"'),
    expect.stringMatching(/^24 × .*"X"$/),
    expect.stringContaining('20 px: <button> "Below"'),
  ])
})
