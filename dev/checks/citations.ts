/** Checks that everything cited from docs/ exists, and that links between Markdown files work. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '#dev/workspace/root.ts'
import { filesBelow } from './files-below.ts'

/** Tests that quote the planted mistakes. */
const ABOUT_PLANTED = /^dev\/checks\/\w+\.test\.ts$/

const FOLDER = 'docs'
const SPECIFICATION = `${FOLDER}/specification.md`
const DOMAIN = `${FOLDER}/domain.md`

/** Names of documents that are not in the repository, and what to cite instead. */
const RETIRED: Readonly<Record<string, string>> = {
  SPEC: `${SPECIFICATION} §n`,
  DOMAIN: `${DOMAIN}#heading`,
  DESIGN: `${FOLDER}/architecture.md#heading`,
}
const RETIRED_PAGE = /\b(SPEC|DOMAIN|DESIGN)(?:\.md\b|(?=,? §))/g

/** `docs/domain.md#due-dates`, `docs/specification.md §8 and §9`, `docs/decisions/exports.md`. */
const CITATION = /(?<![\w/.-])(docs\/[\w/-]+\.md)(?:#([\w-]+)|((?:(?:,| and| to)? §\d+)+))?/g

/** Pages that are too long to be cited as a whole. */
const NEEDS_HEADING = new Set([SPECIFICATION, DOMAIN])

/** `dev/checks/citations.ts`, or the end of a path, in a page of docs/. */
const NAMED_FILE = /`([\w-]+(?:[./][\w-]+)*\.(?:tsx?|mjs|cjs))`/g

const LINK = /\[[^\]]*\]\(([^()\s]+)\)/g

/** One line for each broken citation, link and file name: where it is, and what to write instead. */
export async function checkCitations(baseDir = root): Promise<string[]> {
  const pages = new Pages(baseDir)
  const complaints: string[] = []
  const files = await filesBelow(baseDir)
  for (const file of files.filter((each) => !ABOUT_PLANTED.test(each))) {
    const text = readFileSync(join(baseDir, file), 'utf8')
    const isMarkdown = file.endsWith('.md')
    for (const { index, complaint } of [
      ...retiredIn(text),
      ...citationsIn(text, pages, isMarkdown),
      ...(isMarkdown ? linksIn(text, file, pages) : []),
      ...(file.startsWith(`${FOLDER}/`) ? namedFilesIn(text, files) : []),
    ])
      complaints.push(`${file}:${text.slice(0, index).split('\n').length}: ${complaint}`)
  }
  return complaints
}

type Found = { index: number; complaint: string }

function* retiredIn(text: string): Generator<Found> {
  for (const { 0: name, 1: page = '', index } of text.matchAll(RETIRED_PAGE))
    yield { index, complaint: `${name} is not in this repository. Write ${RETIRED[page]}` }
}

function* citationsIn(text: string, pages: Pages, isMarkdown: boolean): Generator<Found> {
  for (const { index, 1: page = '', 2: anchor, 3: sections } of text.matchAll(CITATION)) {
    const targets = anchor ? [`#${anchor}`] : (sections?.match(/§\d+/g) ?? [])
    const wrong = pages.wrong(page, targets)
    if (wrong) yield { index, complaint: wrong }
    else if (targets.length === 0 && !isMarkdown && NEEDS_HEADING.has(page))
      yield { index, complaint: `${page} is long. Name the place in it, on the same line: ${pages.targets(page)}` }
  }
}

function* linksIn(text: string, file: string, pages: Pages): Generator<Found> {
  for (const { index, 1: target = '' } of withoutCode(text).matchAll(LINK)) {
    if (/^[a-z]+:/.test(target)) continue
    const [path, anchor] = target.split('#', 2)
    const page = path ? join(dirname(file), path) : file
    const wrong = pages.wrong(page, anchor ? [`#${anchor}`] : [])
    if (wrong) yield { index, complaint: wrong }
  }
}

function* namedFilesIn(text: string, files: readonly string[]): Generator<Found> {
  for (const { index, 1: named = '' } of text.matchAll(NAMED_FILE))
    if (!files.some((file) => `/${file}`.endsWith(`/${named}`)))
      yield { index, complaint: `${named} does not exist. Write where the file is now, or say it without the file` }
}

/** Markdown with its code replaced by blanks, so that positions stay the same. */
const withoutCode = (text: string): string =>
  text.replaceAll(/^```.*?^```|`[^`\n]*`/gms, (code) => code.replaceAll(/[^\n]/g, ' '))

/** The pages below a folder, and what can be cited from them. */
class Pages {
  readonly #baseDir: string
  readonly #targets = new Map<string, ReadonlySet<string>>()

  constructor(baseDir: string) {
    this.#baseDir = baseDir
  }

  /** What is wrong with a citation of `wanted` from a page, or undefined. */
  wrong(page: string, wanted: readonly string[]): string | undefined {
    if (!existsSync(join(this.#baseDir, page))) return `${page} does not exist. Write the path of a page that does`
    const missing = wanted.find((target) => !this.#targetsOf(page).has(target))
    return missing && `${page} has no ${missing}. Write one of: ${this.targets(page, missing.charAt(0))}`
  }

  /**
   * What can be cited from a page: its numbers if it has any, otherwise its headings. Or only those of a `kind`, § or
   * #.
   */
  targets(page: string, kind?: string): string {
    const targets = [...this.#targetsOf(page)]
    const ofKind = (mark: string) => targets.filter((target) => target.startsWith(mark))
    const numbers = ofKind('§')
    return (kind ? ofKind(kind) : numbers.length > 0 ? numbers : targets).join(' ')
  }

  #targetsOf(page: string): ReadonlySet<string> {
    const known = this.#targets.get(page)
    if (known) return known
    const targets = page.endsWith('.md')
      ? headingsOf(readFileSync(join(this.#baseDir, page), 'utf8'))
      : new Set<string>()
    this.#targets.set(page, targets)
    return targets
  }
}

/** The headings of a page as GitHub anchors, `#due-dates`, and their numbers, if any, `§8`. */
function headingsOf(text: string): Set<string> {
  const targets = new Set<string>()
  for (const [, heading = ''] of text.replaceAll(/^```.*?^```/gms, '').matchAll(/^#{1,6} (.+)$/gm)) {
    const [, number] = /^(\d+)\. /.exec(heading) ?? []
    if (number) targets.add(`§${number}`)
    const words = heading.toLowerCase().replaceAll(/\]\([^)]*\)/g, '')
    targets.add(`#${words.replaceAll(/[^\p{L}\p{N}\s_-]/gu, '').replaceAll(' ', '-')}`)
  }
  return targets
}
