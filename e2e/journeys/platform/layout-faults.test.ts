/** What the look over every screen sees: planted faults of the layout, and that it leaves sound pages alone. */
import { expect, test } from 'vitest'
import { useBrowser } from '#support/browser.ts'
import { layoutFaults } from '#support/layout-faults.ts'

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
