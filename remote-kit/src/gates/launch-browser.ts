import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import type { Browser, BrowserType } from 'playwright-core'
import { readReleaseSettings } from '#releases/env.ts'
import { copy } from './copy.ts'
import { GateError } from './gate.ts'

const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** A browser without a window, driven by the Playwright that the remote in `from`, or this kit, finds. */
export async function launchBrowser(from: string): Promise<Browser> {
  const chromium = findPlaywright([join(from, 'package.json'), import.meta.filename])
  const executablePath = findBrowser(chromium)
  // No sandbox, as in containers: only the platform's own pages are opened.
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
}

function findPlaywright(places: readonly string[]): BrowserType {
  for (const place of places) {
    try {
      return (createRequire(place)('playwright-core') as { chromium: BrowserType }).chromium
    } catch {
      // Not there.
    }
  }
  throw new GateError(`pages are opened with playwright-core, which isn’t installed\n${copy.browser.how}`)
}

function findBrowser(chromium: BrowserType): string {
  const { chromiumBinary, path } = readReleaseSettings()
  if (chromiumBinary && !existsSync(chromiumBinary)) throw new GateError(copy.browser.gone(chromiumBinary))
  const installed = path.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)))
  const found = [chromiumBinary, ...installed, chromium.executablePath()].find((file) => file && existsSync(file))
  if (!found) throw new GateError(`there is no Chromium\n${copy.browser.how}`)
  return found
}
