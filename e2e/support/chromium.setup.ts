/** Vitest global setup: finds Chromium before the lanes start, since two of them cannot install it at the same time. */
import { findChromium } from '../../dev/machine/chromium.ts'

export function setup(): void {
  findChromium((line) => console.log(line))
}
