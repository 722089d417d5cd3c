import { describe, expect, test } from 'vitest'
import { globalSelectors } from './global-css.ts'

describe('a stylesheet', () => {
  const of = (css: string) => globalSelectors(css, 'mf_x_1')

  test.each([
    '.mf_x_1-2-title{color:red}',
    '.mf_x_1-2-title h1, .mf_x_1-2-a:is(b, i){color:red}',
    '@media print{.mf_x_1-2-title{color:red}}',
    '@layer page{@supports (gap: 1px){.mf_x_1-2-title{color:red}}}',
    '@font-face{font-family:"h1{"}@keyframes spin{from{rotate:0}to{rotate:1turn}}',
    '/* h1{} */',
    '',
  ])('%s stays with its remote', (css) => {
    expect(of(css)).toEqual([])
  })

  test.each([
    ['h1{color:red}', 'h1'],
    ['.card{color:red}', '.card'],
    ['.mf_x_1-2-a{top:0}@media print{.mf_x_1-2-a,*{color:red}}', '*'],
    [':root{--brand:red}', ':root'],
    ['p:not(.mf_x_1-2-a){color:red}', 'p:not(.mf_x_1-2-a)'],
    ['@import url(https://elsewhere.test/all.css);.mf_x_1-2-a{top:0}', '@import url(https://elsewhere.test/all.css)'],
  ])('%s reaches others by %s', (css, selector) => {
    expect(of(css)).toEqual([selector])
  })
})
