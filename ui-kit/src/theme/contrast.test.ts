import { describe, expect, it } from 'vitest'
import {
  contactStatusChips,
  contactTemperatureChips,
  dealStatusChips,
  labelFills,
  progressColors,
} from '#format/code-labels.ts'
import { darkLook, lightLook } from './look-values.ts'
import { darkTheme, lightTheme } from './theme.ts'

/** Channels 0–255 of `#rrggbb` or `rgb(r, g, b)`. */
function channels(color: string): number[] {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color)
  if (hex) return hex.slice(1).map((channel) => Number.parseInt(channel, 16))
  return (color.match(/\d+/g) ?? []).map(Number)
}

/** The WCAG 2.2 contrast of two opaque colors. */
function contrast(one: string, other: string): number {
  const luminance = (color: string) => {
    const [r = 0, g = 0, b = 0] = channels(color).map((channel) => {
      const share = channel / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

describe.each([
  ['light', lightLook],
  ['dark', darkLook],
])('%s', (_, look) => {
  const surfaces = [look.lookPage, look.lookSurface, look.lookSunken]
  const inks = [look.lookInk, look.lookInk2, look.lookInk3, look.lookDanger, look.lookBrand2, look.lookStar]

  it.each(inks)('text color %s is readable on page, surface and sunken', (ink) => {
    for (const surface of surfaces) expect(contrast(ink, surface)).toBeGreaterThanOrEqual(4.5)
  })

  it('is readable on the soft fills and on the dark green', () => {
    expect(contrast(look.lookInk, look.lookWarnSoft)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(look.lookInk2, look.lookWarnSoft)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(look.lookDanger, look.lookDangerSoft)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(look.lookBrand, look.lookBrandSoft)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(look.lookOnBrand, look.lookBrandSurface)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(look.lookOnBrand2, look.lookBrandSurface)).toBeGreaterThanOrEqual(4.5)
  })
})

it.each([lightTheme, darkTheme])('a primary button is readable at rest, hovered and pressed', (theme) => {
  for (const fill of [theme.colorBrandBackground, theme.colorBrandBackgroundHover, theme.colorBrandBackgroundPressed]) {
    expect(contrast('#ffffff', fill)).toBeGreaterThanOrEqual(4.5)
  }
})

it('every chip is readable with dark text', () => {
  const chips = [contactStatusChips, contactTemperatureChips, dealStatusChips].flatMap((codes) => Object.values(codes))
  const fills = [...chips.map(({ fill }) => fill), ...Object.values(labelFills), ...Object.values(progressColors)]
  for (const fill of fills) expect(contrast(lightLook.lookInk, fill)).toBeGreaterThanOrEqual(4.5)
})

it('keeps the colors of the specification', () => {
  expect(lightTheme.colorBrandBackground).toBe('#0c3426')
  expect(channels(lightLook.lookBrandSurface)).toEqual([12, 52, 38])
  expect(lightLook.lookPage).toBe('#f3f0e9')
  expect(lightLook.lookTableHeader).toBe('#2e7d3282')
  expect(lightLook.lookSpinner).toBe('#0062ff')
  expect(progressColors).toEqual({ COMPLETE: '#4dc480', IN_PROGRESS: '#e8d064', NOT_STARTED: '#bababa' })
})
